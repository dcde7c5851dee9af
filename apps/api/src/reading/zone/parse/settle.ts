import type { Cell, Rival } from '../cell.ts'

/** Signs that may stand in a place. */
export type Kind = 'letter' | 'digit' | 'any' | 'sex'

const allowed: Record<Kind, RegExp> = { letter: /^[A-Z<]$/, digit: /^[0-9<]$/, any: /^[A-Z0-9<]$/, sex: /^[MFX<]$/ }

/** Signs that printers and cameras make alike. */
const lookalikes = [
  'O0',
  'I1',
  'B8',
  'S5',
  'Z2',
  'G6',
  'D0',
  'Q0',
  'U0',
  'A4',
  'T7',
  'OD',
  'OQ',
  'UV',
  '17',
  '38',
  '68',
]
const areAlike = (one: string, other: string) => lookalikes.some((pair) => pair === one + other || pair === other + one)

/** A sign this far behind the first may be the right one; of signs that look alike more is asked. */
const openWithin = 0.3
const openWithinAlike = 0.42
/** A letter in a place for digits that leads by less than this was no letter by its looks either. */
const tieWithin = 0.15

/** The sign of a cell by its looks and its place. */
export interface Settled {
  /** `?` if it cannot be told. */
  sign: string
  /** The place decided against the looks. */
  isMended: boolean
  /** Signs that it may be, the likeliest first; one alone if it is clear. */
  options: string[]
}

export function settle(cell: Cell, kind: Kind): Settled {
  const mayStand = ({ sign }: Rival) => allowed[kind].test(sign)
  if (cell.sign === '?') return { sign: '?', isMended: false, options: [] }
  const all: Rival[] = [{ sign: cell.sign, behind: 0 }, ...cell.rivals]
  const some = all.filter(mayStand)
  const first = some[0]
  if (!first) {
    const [twin] = twinsOf(cell.sign).filter((sign) => allowed[kind].test(sign))
    return twin ? { sign: twin, isMended: true, options: [twin] } : { sign: '?', isMended: false, options: [] }
  }
  const isMended = first.sign !== cell.sign && first.behind > tieWithin
  const options = some.filter(({ sign, behind }) => {
    const gap = behind - first.behind
    return sign === first.sign || gap < (areAlike(sign, first.sign) ? openWithinAlike : openWithin)
  })
  return { sign: first.sign, isMended, options: options.map(({ sign }) => sign) }
}

// By the order of the list: of two digits that a letter resembles, the likelier stands first.
const twinsOf = (sign: string) =>
  lookalikes.filter((pair) => pair.includes(sign)).map((pair) => (pair[0] === sign ? pair[1] : pair[0]) ?? '')

const spellingsMax = 256

/** Each way to spell a row of cells, the likeliest first; undefined if there are too many, or a cell cannot be told. */
export function spellingsOf(cells: readonly Settled[]): string[] | undefined {
  let spellings = ['']
  for (const { options } of cells) {
    spellings = spellings.flatMap((start) => options.map((sign) => start + sign))
    if (spellings.length === 0 || spellings.length > spellingsMax) return undefined
  }
  const first = cells.map(({ sign }) => sign).join('')
  const changes = (spelling: string) => [...spelling].filter((sign, at) => sign !== first[at]).length
  return spellings.toSorted((one, other) => changes(one) - changes(other))
}
