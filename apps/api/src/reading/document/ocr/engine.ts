import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type Languages, readLanguage } from './languages.ts'
import type { GreyImage } from './page-image.ts'

const neuralOnly = 1
const wholePage = 3
const silent = { print() {}, printErr() {} }

/** Recognises the text of an image and answers hOCR: lines and words with their places. */
export type Engine = (image: GreyImage) => string

let warm: Promise<Engine> | undefined

/** The engine of this thread, started with the first image. */
export function openEngine(languages: Languages): Promise<Engine> {
  warm ??= startEngine(languages)
  return warm
}

async function startEngine({ names, folder }: Languages): Promise<Engine> {
  const core = await startCore(silent)
  for (const name of names) core.FS.writeFile(`/${name}.traineddata`, await readLanguage(name, folder))
  const api = new core.TessBaseAPI()
  if (api.Init('/', names.join('+'), neuralOnly) !== 0) throw new Error('The trained data cannot be used.')
  api.SetPageSegMode(wholePage)
  return ({ width, height, pixels }) => {
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('The image cannot be used.')
    api.Recognize(null)
    const text = api.GetHOCRText(0)
    api.Clear()
    return text
  }
}
