import { readXml } from '../../../platform/content/xml-events.ts'
import { type PageText, toPage } from '../page-text.ts'
import type { Box } from '../page-words.ts'
import { layOut } from '../pdf-layout.ts'
import type { Fragment } from '../pdf-segment.ts'

interface Line {
  left: number
  bottom: number
  slope: number
  offset: number
  size: number
  /** Read sideways. */
  turned: boolean
}
export interface RecognisedWord {
  text: string
  /** In percent. */
  sure: number
  left: number
  top: number
  right: number
  bottom: number
  line: Line
}

/** Layout reckons in points on a page of this width. */
const pointsWide = 612
const surePercentMin = 20

// Measured on drawn pages: English data is sure of 0 to 31 % of the letters of Chinese, Russian, Arabic and Greek, of 87 % and more of Latin ones.
const foreign = { surePercent: 60, lettersShareMax: 0.4, wordsMin: 8 }

interface ImageSize {
  width: number
  height: number
}

/** A page of recognised words in reading order, each with its place; `toPlace` leads from the turned image to the page. */
export function toRecognisedPage(
  all: RecognisedWord[],
  { width, height }: ImageSize,
  toPlace: (box: Box) => Box,
): PageText {
  if (isForeign(all)) return { ...toPage([]), recognised: true, isForeign: true }
  const words = all.filter((word) => word.sure >= surePercentMin)
  const slope = median(words.map((word) => word.line.slope))
  const scale = pointsWide / width
  const fragments = words.map(({ text, left, top, right, bottom, line }): Fragment => {
    const baseline = line.bottom + line.offset + line.slope * (left - line.left)
    // A page that lies askew is turned straight here rather than before: the boxes stay those of the image.
    const shift = slope * baseline
    return {
      text: `${text} `,
      left: (left + shift) * scale,
      right: (right + shift) * scale,
      base: (slope * left - baseline) * scale,
      size: line.size * scale,
      upright: true,
      box: toPlace([left / width, top / height, right / width, bottom / height]),
    }
  })
  return { ...toPage(layOut(fragments)), recognised: true }
}

/** True if recognition guessed at most letters, as it does in a script whose trained data it lacks. */
function isForeign(words: readonly RecognisedWord[]): boolean {
  const lettersOf = (some: readonly RecognisedWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.filter(({ sure }) => sure >= foreign.surePercent)
  return words.length >= foreign.wordsMin && lettersOf(sure) < lettersOf(words) * foreign.lettersShareMax
}

/** The words of an hOCR answer. */
export function readHocr(hocr: string): RecognisedWord[] {
  const words: RecognisedWord[] = []
  let line: Line = { left: 0, bottom: 0, slope: 0, offset: 0, size: 0, turned: false }
  let word: RecognisedWord | null = null
  for (const event of readXml(hocr)) {
    if (event.kind === 'open' && event.name === 'span') {
      const numbers = readTitle(event.attributes)
      const [left = 0, top = 0, right = 0, bottom = 0] = numbers('bbox')
      if (/\bocrx_word\b/.test(event.attributes)) {
        word = { text: '', sure: numbers('x_wconf')[0] ?? 0, left, top, right, bottom, line }
        words.push(word)
      } else {
        const [slope = 0, offset = 0] = numbers('baseline')
        line = {
          left,
          bottom,
          slope,
          offset,
          size: numbers('x_size')[0] ?? bottom - top,
          turned: bottom - top > (right - left) * 1.5,
        }
      }
    } else if (event.kind === 'text' && word) word.text += event.text.trim()
    else if (event.kind === 'close' && event.name === 'span') word = null
  }
  return words.filter(({ text }) => text !== '')
}

const readTitle = (attributes: string) => (name: string) =>
  (new RegExp(`\\b${name} ([-\\d. e]+)`).exec(attributes)?.[1] ?? '').trim().split(/\s+/).filter(Boolean).map(Number)

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
