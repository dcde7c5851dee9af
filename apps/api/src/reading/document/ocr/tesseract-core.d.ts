declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseApi {
    Init(dataPath: string, languages: string, engine: number): number
    SetPageSegMode(mode: number): void
    SetVariable(name: string, value: string): boolean
    SetImageFile(angle: number, upscale: number): number
    Recognize(monitor: null): number
    GetHOCRText(page: number): string
    Clear(): void
  }
  interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => TessBaseApi
  }
  export default function start(options: { print(): void; printErr(): void }): Promise<TesseractModule>
}
