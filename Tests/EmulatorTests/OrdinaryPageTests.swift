import SwiftUI
import Testing

/// A page of the kind of code that apps are full of; that it compiles is half of the test.
private struct OrdinaryPage: View {
  @Namespace private var namespace
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var volume = 0.5
  @State private var name = ""

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
        texts
        pictures
        containers
        controls
      }
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(Color.black.opacity(0.05).ignoresSafeArea())
    .background(.ultraThinMaterial)
    .safeAreaInset(edge: .bottom) { Text("inset") }
    .preferredColorScheme(.dark)
    .statusBar(hidden: true)
    .accentColor(.orange)
    .tint(.pink)
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbarBackground(.red, for: .navigationBar, .tabBar)
    .presentationDetents([.medium, .fraction(0.3)])
    .interactiveDismissDisabled()
    .edgesIgnoringSafeArea(.all)
  }

  @ViewBuilder private var texts: some View {
    Text("heading")
      .font(.largeTitle.bold())
      .fontWeight(.heavy)
      .foregroundColor(.primary)
      .italic()
      .underline()
      .kerning(2)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .truncationMode(.middle)
      .minimumScaleFactor(0.5)
      .textCase(.uppercase)
      .accessibilityAddTraits(.isHeader)
      .accessibilityLabel("A heading")
      .accessibilityIdentifier("heading")
    (Text("one ").bold() + Text("text").foregroundColor(.red).strikethrough())
      .font(.system(size: 14, weight: .semibold, design: .rounded))
      .foregroundStyle(.secondary)
      .lineSpacing(4)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .textSelection(.enabled)
      .help("A text")
  }

  @ViewBuilder private var pictures: some View {
    Image(systemName: "star.fill")
      .resizable()
      .renderingMode(.template)
      .aspectRatio(contentMode: .fit)
      .scaledToFit()
      .frame(width: 24, height: 24)
      .imageScale(.large)
      .symbolRenderingMode(.hierarchical)
      .symbolVariant(.fill)
      .clipShape(Circle())
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay(Circle().stroke(Color.white, lineWidth: 2))
      .shadow(radius: 4)
      .shadow(color: .black, radius: 2, x: 1, y: 1)
      .blur(radius: 1)
      .border(.red, width: 2)
      .cornerRadius(4)
      .rotationEffect(.degrees(90))
      .scaleEffect(1.5)
      .offset(x: 1, y: 2)
      .position(x: 0, y: 0)
      .zIndex(1)
      .matchedGeometryEffect(id: "star", in: namespace)
      .transition(.move(edge: .bottom).combined(with: .opacity))
      .redacted(reason: .placeholder)
      .compositingGroup()
      .drawingGroup()
      .accessibilityHidden(true)
    Rectangle().fill(Color.blue).frame(height: 1)
    Capsule(style: .continuous).fill(.thinMaterial)
    RoundedRectangle(cornerRadius: 12).strokeBorder(.gray, lineWidth: 1)
    Triangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))
    LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
    Color(red: 0.1, green: 0.2, blue: 0.3).frame(height: 2)
    Color("Brand").mask(Circle())
  }

  @ViewBuilder private var containers: some View {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))], spacing: 8) {
      Text("cell")
    }
    GeometryReader { proxy in
      Text("\(Int(proxy.size.width)) wide").frame(width: proxy.size.width / 2)
    }
    ScrollViewReader { proxy in
      Button("scroll") { proxy.scrollTo("end", anchor: .top) }
    }
    GroupBox(label: Label("box", systemImage: "shippingbox")) {
      Text("boxed").badge(3)
    }
    HStack(alignment: .firstTextBaseline) {
      Text("left")
      Spacer(minLength: 4)
      Divider()
      Text("right").layoutPriority(1).fixedSize(horizontal: false, vertical: true)
    }
    LabeledContent("label", value: "value")
  }

  @ViewBuilder private var controls: some View {
    Button {
    } label: {
      Label("delete", systemImage: "trash").labelStyle(.titleOnly)
    }
    .controlSize(.large)
    .contentShape(Rectangle())
    .keyboardShortcut(.defaultAction)
    Slider(value: $volume, in: 0...1) {
      Text("volume")
    } minimumValueLabel: {
      Text("quiet")
    } maximumValueLabel: {
      Text("loud")
    }
    DatePicker("when", selection: $date, displayedComponents: .date)
      .datePickerStyle(.compact)
      .labelsHidden()
    ProgressView("loading", value: 0.3).progressViewStyle(.linear)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    Link("site", destination: URL(fileURLWithPath: "/"))
    ControlGroup { Text("grouped") }
    SecureField("password", text: $name)
      .textFieldStyle(.roundedBorder)
      .textInputAutocapitalization(.never)
      .autocapitalization(.none)
      .disableAutocorrection(true)
      .submitLabel(.done)
      .onSubmit {}
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct OrdinaryPagePreviews: PreviewProvider {
  static var previews: some View {
    OrdinaryPage()
      .previewDisplayName("page")
      .previewDevice("iPhone 14")
      .previewLayout(.sizeThatFits)
  }
}

@MainActor
@Suite("An ordinary page")
struct OrdinaryPageTests {
  @Test("All its texts are visible, in reading order")
  func texts() {
    let app = EmulatedApp { OrdinaryPage() }
    #expect(
      app.visibleTexts == [
        "heading", "one text", "[star.fill]", "cell", "390 wide", "scroll", "[shippingbox]", "box",
        "boxed", "left", "right", "label", "value", "delete", "quiet", "loud", "when", "loading",
        "site", "grouped", "password", "inset",
      ]
    )
  }

  @Test("A preview is a view like any other")
  func preview() {
    let app = EmulatedApp { OrdinaryPagePreviews.previews }
    #expect(app.visibleTexts.first == "heading")
  }

  @Test("Its buttons can be tapped")
  func buttons() {
    let app = EmulatedApp { OrdinaryPage() }
    #expect(app.tap("delete"))
    #expect(app.tap("scroll"))
  }
}
