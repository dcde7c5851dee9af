import { readTypedAmount, wholeUnits } from '../../format/typed-number.ts'

/** As people compare headers: case, accents and punctuation aside. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const words = {
  true: 'true yes y 1 x oui vrai o 是 对 有 نعم صحيح',
  false: 'false no n 0 non faux 否 不 不是 无 لا خطأ',
}
const booleans = new Map(
  Object.entries(words).flatMap(([value, written]) => written.split(' ').map((word) => [fold(word), value === 'true'])),
)

/** Yes or no in any language of the product, or by a tick; undefined if a cell says neither. */
export const readBoolean = (cell: string): boolean | undefined =>
  /^[✓✔☑]$/u.test(cell) ? true : booleans.get(fold(cell))

const yearsPattern =
  /^([\d٠-٩]{1,3}(?:[.,٫][\d٠-٩]{1,3})?)\s*\+?\s*(?:years?|yrs?\.?|y|ans?|années?|年|سنة|سنوات|أعوام|عام)?$/iu
// As the candidate's form takes them.
const yearsMax = 80
const arabicZero = '٠'.charCodeAt(0)

/** Years as people write them: `5`, `5.5`, `5,5`, `7 yrs`, `10+`, `٣ سنوات`; undefined if a cell is no number of them. */
export function readYears(cell: string): number | undefined {
  const written = yearsPattern.exec(cell.trim())?.[1]
  if (written === undefined) return undefined
  const digits = written.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
  const years = Number(digits.replace(/[,٫]/, '.'))
  return years <= yearsMax ? years : undefined
}

/** An amount of money as tables hold it: `70`, `$70.50`, `1,200`; undefined if a cell is none, or says more than that. */
export function readAmount(cell: string): number | undefined {
  const minor = readTypedAmount(cell, { group: ',' })
  return minor === null ? undefined : wholeUnits(minor)
}

const belowZero = /^\s*(?:[-\u2212]\s*(?<led>.+)|(?<followed>.+?)\s*[-\u2212]|\((?<bracketed>.+)\))\s*$/

/** The same of an amount that may be below zero, as accounts write it: `-70`, `70-`, `(70)`. */
export function readSignedAmount(cell: string): number | undefined {
  const { led, followed, bracketed } = belowZero.exec(cell)?.groups ?? {}
  const taken = led ?? followed ?? bracketed
  const amount = readAmount(taken ?? cell)
  return taken === undefined || amount === undefined ? amount : -amount
}

/** The dividers that a text of a list may hold itself, which `writeList` therefore puts into quotation marks. */
const dividers = /[;|,،；，、\n\r"]/
const listPattern = /"(?:[^"]|"")*"|\([^()]*\)|[^;|,،；，、\n\r"(]+|[("]/g

/**
 * The texts of a list that stands in one cell. Text in quotation marks or brackets is not divided: `AWS (EC2, S3); "R, S"` are two. Empty
 * ones are left out.
 */
export function readList(cell: string): string[] {
  const texts: string[] = []
  let open = ''
  let end = 0
  for (const { 0: part, index } of cell.matchAll(listPattern)) {
    if (index > end) {
      texts.push(open)
      open = ''
    }
    const isQuoted = part.length > 1 && part.startsWith('"') && open.trim() === ''
    open += isQuoted ? part.slice(1, -1).replaceAll('""', '"') : part
    end = index + part.length
  }
  return [...texts, open].map((text) => text.trim()).filter((text) => text !== '')
}

/** The same list as one cell that `readList` reads again. */
export const writeList = (texts: readonly string[]): string =>
  texts.map((text) => (dividers.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ')
