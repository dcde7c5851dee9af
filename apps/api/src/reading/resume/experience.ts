import type { FoundValue } from '../answer.ts'
import type { When } from '../text/dates.ts'
import { type ResumeLine, toFound } from '../text/lines.ts'
import { numberWords } from '../text/number-words.ts'
import type { Position } from './work.ts'

const said = new RegExp(
  `\\b(?:over |more than |around |about |nearly |almost )?(\\d{1,2}(?:\\.\\d)?|${Object.keys(numberWords).join('|')})\\s?\\+?[ -]*(?:years?|yrs?)(?:['’] | of |\\b)[\\w ,&/‑-]{0,60}?(?:experience|expertise|background|career)|(\\d{1,2})\\s?\\+?\\s?(?:years?|yrs?)\\b`,
  'i',
)
const yearsMax = 60

/** Years of experience in total: as the summary says, else from the first day of a position to the last; never by skill. */
export function findExperience(
  summary: readonly ResumeLine[],
  positions: readonly Position[],
  now: When,
): FoundValue | undefined {
  for (const line of summary) {
    const match = said.exec(line.text)
    const number = match?.[1] ?? match?.[2]
    const years = number === undefined ? Number.NaN : (numberWords[number.toLowerCase()] ?? Number(number))
    if (match && years > 0 && years <= yearsMax) {
      const start = line.start + match.index
      const span = { page: line.page, start, end: start + match[0].length, text: match[0] }
      return toFound(span, 0.9, String(years))
    }
  }
  return fromPositions(positions, now)
}

/** Months that positions cover, those that overlap counted once. */
function fromPositions(positions: readonly Position[], now: When): FoundValue | undefined {
  const covered = positions
    .flatMap(({ period }) => {
      if (!period?.end) return []
      const end = period.end === 'present' ? now : period.end
      return [{ from: monthOf(period.start, 1), to: monthOf(end, period.end === 'present' ? 1 : 12) }]
    })
    .filter(({ from, to }) => to >= from)
    .sort((one, other) => one.from - other.from)
  let months = 0
  let until = 0
  for (const { from, to } of covered) {
    if (to <= until) continue
    months += to - Math.max(from, until)
    until = to
  }
  const oldest = positions.findLast(({ dated }) => dated)
  const years = Math.round(months / 6) / 2
  if (!oldest?.dated || years <= 0 || years > yearsMax) return undefined
  return toFound(oldest.dated, 0.6, String(years))
}

const monthOf = ({ year, month }: When, other: number) => year * 12 + (month ?? other)
