// Types that the package lacks.
declare namespace PDFKit {
  interface PDFKitReference {
    end(): void
  }
  /** The signs of a text with their places. */
  interface ShapedRun {
    readonly advanceWidth: number
  }
  interface EmbeddedFont {
    layoutRun(text: string, features?: unknown): ShapedRun
  }
}
declare namespace PDFKit.Mixins {
  interface OpenImage {
    width: number
    height: number
  }
  interface PDFFont {
    readonly _font: EmbeddedFont
  }
  interface PDFImage {
    openImage(image: Buffer): OpenImage
    image(image: OpenImage, x: number, y: number, options: { width: number }): this
  }
  interface PDFText {
    text(
      text: string,
      x: number,
      y: number,
      options: { features: Record<string, boolean>; lineBreak: false; baseline: 'alphabetic' },
    ): this
  }
}
