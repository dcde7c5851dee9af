import type { PageText } from '../page-text.ts'
import type { Box } from '../page-words.ts'
import type { Engine } from './engine.ts'
import { type RecognisedWord, readHocr, toRecognisedPage } from './hocr.ts'
import type { GreyImage } from './page-image.ts'
import { shrinkToHalf, turn } from './turn-image.ts'

const sureFrom = 60
const sureShareMin = 0.5
/** A machine so slow that the first look took this long has no time for five more. */
const turnsWithinMs = 15_000

/** The text of a page's image. A page that lies on its side or its head is turned; its words keep their places in the image. */
export function recognisePage(engine: Engine, image: GreyImage): PageText {
  const startedAt = performance.now()
  const words = readHocr(engine(image))
  const hasTime = performance.now() - startedAt < turnsWithinMs
  const quarters = looksUpright(words) || !hasTime ? 0 : findTurn(engine, shrinkToHalf(image))
  if (quarters === 0) return toRecognisedPage(words, image, (box) => box)
  const turned = turn(image, quarters)
  return toRecognisedPage(readHocr(engine(turned)), turned, (box) => turnBack(box, quarters))
}

const looksUpright = (words: RecognisedWord[]) =>
  words.length === 0 ||
  (words.filter(({ sure }) => sure >= sureFrom).length >= words.length * sureShareMin &&
    words.filter(({ line }) => line.turned).length < words.length / 2)

function findTurn(engine: Engine, image: GreyImage): number {
  const scores = [0, 1, 2, 3].map((quarters) => countSure(readHocr(engine(turn(image, quarters)))))
  return scores.indexOf(Math.max(...scores))
}

const countSure = (words: RecognisedWord[]) =>
  words
    .filter(({ sure, line }) => sure >= sureFrom && !line.turned)
    .reduce((letters, { text }) => letters + text.length, 0)

function turnBack(box: Box, quarters: number): Box {
  let turned = box
  for (let left = quarters; left > 0; left -= 1) turned = [turned[1], 1 - turned[2], turned[3], 1 - turned[0]]
  return turned
}
