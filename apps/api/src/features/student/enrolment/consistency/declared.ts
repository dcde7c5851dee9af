import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { declaredRowsMax } from '@corridor/contract/student/enrolment/kinds'
import type { RefusalEntry, StudentFile, VisitEntry } from '../../student/values.ts'
import { countryParams, type Facts, fieldOf, found, type Judge } from './finding.ts'

const refusals = { part: 'deportationDetails', date: 'refusalDate' } as const
const visits = { part: 'previousCountries', date: 'traveledDate' } as const
type List = typeof refusals | typeof visits

const fieldIn = ({ part }: List, at: number, name: string) => fieldOf(part, `${part}.${at}.${name}`)

/** Judges the rows of steps 8 and 9, each against the others and against citizenship and birth. */
export const judgeDeclared: Judge = (row, facts) => [
  ...ofList(refusals, row.student_refusal, row.refusals_further, row, facts),
  ...ofList(visits, row.student_visit, row.visits_further, row, facts),
  ...bothInOneMonth(row),
  ...overlapping(row.student_visit),
]

function ofList(
  list: List,
  entries: readonly (RefusalEntry | VisitEntry)[],
  further: string,
  row: StudentFile,
  { birthDate, today }: Facts,
): Finding[] {
  const texts = entries.map((entry) => JSON.stringify(entry))
  const ofEntries = entries.flatMap(({ country_id, month }, at) => {
    const country = fieldIn(list, at, 'country')
    const date = fieldIn(list, at, list.date)
    const first = texts.indexOf(texts[at] ?? '')
    return [
      ...(first < at ? [found('entry.twice', country, { other: fieldIn(list, first, 'country') })] : []),
      ...(country_id === row.citizenship_id
        ? [
            found('entry.home', country, {
              other: fieldOf('passport', 'countryOfCitizenship'),
              params: countryParams(row, country_id),
            }),
          ]
        : []),
      ...(month > today.slice(0, 7) ? [found('date.future', date)] : []),
      ...(birthDate && month < birthDate.slice(0, 7)
        ? [found('date.beforeBirth', date, { other: fieldOf('passport', 'birthDate') })]
        : []),
    ]
  })
  if (further === '' || entries.length >= declaredRowsMax) return ofEntries
  const rows = fieldOf(list.part, entries.length > 0 ? `${list.part}.0.country` : list.part)
  return [...ofEntries, found('further.early', fieldOf(list.part, 'further'), { other: rows })]
}

const bothInOneMonth = ({ student_refusal, student_visit, named }: StudentFile): Finding[] =>
  student_refusal.flatMap(({ country_id, month }, at) => {
    const visit = student_visit.findIndex((one) => one.country_id === country_id && one.month === month)
    if (visit < 0) return []
    const more = {
      other: fieldIn(visits, visit, 'traveledDate'),
      params: { ...countryParams({ named }, country_id), month },
    }
    return [found('entry.refusedAndVisited', fieldIn(refusals, at, 'refusalDate'), more)]
  })

// A stay is told in words: that two begin in one month is all that can be seen.
const overlapping = (entries: readonly VisitEntry[]): Finding[] =>
  entries.flatMap(({ country_id, month }, at) => {
    const first = entries.findIndex((one) => one.month === month && one.country_id !== country_id)
    if (first < 0 || first >= at) return []
    const other = fieldIn(visits, first, 'traveledDate')
    return [found('visit.overlap', fieldIn(visits, at, 'traveledDate'), { other, params: { month } })]
  })
