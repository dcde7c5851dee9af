import bidiFactory from 'bidi-js/dist/bidi.mjs'
import type { Face } from './fonts.ts'
import type { Sign } from './signs.ts'

export type Direction = 'ltr' | 'rtl'

/** A sign with its level: odd ones are read from right to left. */
export interface PlacedSign extends Sign {
  level: number
}

/** A piece of a line in one face and one direction, as the font wants it. */
export interface Run {
  text: string
  face: Face
}

const bidi = bidiFactory()
const rightToLeft = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u
const leftToRight = /(?![\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}])\p{L}/u

/** The signs of a paragraph with their levels (Unicode's bidirectional algorithm). */
export function placeSigns(signs: readonly Sign[], direction: Direction): PlacedSign[] {
  const text = signs.map((sign) => sign.text).join('')
  const { levels } = bidi.getEmbeddingLevels(text, baseOf(text, direction))
  let at = 0
  return signs.map((sign) => {
    const level = levels[at] ?? 0
    at += sign.text.length
    return { ...sign, level }
  })
}

// A name in another script keeps its own order; a sentence of the paper's language that names one keeps the paper's.
function baseOf(text: string, direction: Direction): Direction {
  const first = text.search(leftToRight)
  const firstOther = text.search(rightToLeft)
  if (direction === 'rtl') return firstOther >= 0 || first < 0 ? 'rtl' : 'ltr'
  return firstOther >= 0 && (first < 0 || firstOther < first) ? 'rtl' : 'ltr'
}

/** The runs of one line, from left to right. */
export function toRuns(line: readonly PlacedSign[]): Run[] {
  const runs = groupRuns(line)
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) reverseFrom(runs, level)
  return runs.map(({ signs, face, level }) => ({ text: textOf(signs, level), face }))
}

interface LevelRun {
  signs: PlacedSign[]
  face: Face
  level: number
}

function groupRuns(line: readonly PlacedSign[]): LevelRun[] {
  const runs: LevelRun[] = []
  for (const sign of line) {
    const last = runs.at(-1)
    if (last && last.face === sign.face && last.level === sign.level) last.signs.push(sign)
    else runs.push({ signs: [sign], face: sign.face, level: sign.level })
  }
  return runs
}

/** Turns around each stretch of runs that are at `level` or above. */
function reverseFrom(runs: LevelRun[], level: number): void {
  for (let start = 0; start < runs.length; start += 1) {
    let end = start
    while ((runs[end]?.level ?? -1) >= level) end += 1
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse())
    start = end
  }
}

/** A font turns Arabic around by itself when it joins the letters; what has no letter of a script it leaves as it stands. */
function textOf(signs: readonly PlacedSign[], level: number): string {
  if (level % 2 === 0) return signs.map(({ text }) => text).join('')
  const mirrored = signs.map(({ text }) => bidi.getMirroredCharacter(text) ?? text)
  return rightToLeft.test(mirrored.join('')) ? mirrored.join('') : mirrored.reverse().join('')
}
