// What the package's types lack.
declare namespace PDFKit {
  interface PDFKitReference {
    end(): void
  }
}
declare namespace PDFKit.Mixins {
  interface OpenImage {
    width: number
    height: number
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
