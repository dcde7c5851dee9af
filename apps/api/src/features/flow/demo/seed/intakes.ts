import { momentIn } from '@corridor/contract/format/day'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { type DemoCountry, demoInstitutionList } from './institutions.ts'
import { samplesOf } from './programmes.ts'

const dayMs = 86_400_000
const opensDays = 270
// An intake that began that long ago has its visas, enrolments and payments behind it.
const wholeYearDays = 400
// Whoever defers in December needs an intake after the next September.
const aheadDays = 395

// Month and day on which each country's programmes begin, and the days before it until which one applies.
const terms: Record<DemoCountry, { starts: readonly string[]; dueDays: number }> = {
  CA: { starts: ['01-11', '05-10', '09-07'], dueDays: 35 },
  GB: { starts: ['01-18', '09-20'], dueDays: 42 },
  US: { starts: ['01-12', '09-01'], dueDays: 40 },
  AU: { starts: ['02-22', '07-19'], dueDays: 75 },
  NZ: { starts: ['02-22', '07-12'], dueDays: 75 },
}
const hours = ['23:59', '17:00', '23:59', '12:00']

const before = (day: string, days: number) => new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** Last day on which one applies for the n-th programme of an institution there. */
export const deadlineOf = (country: DemoCountry, nth: number, start: string): string =>
  before(start, terms[country].dueDays - nth * 6)

/** Days on which the programmes of a country begin: from a September more than a year ago to one that is about a year ahead. */
export function startsOf(country: DemoCountry): string[] {
  const today = now().toISOString().slice(0, 10)
  const [begun, ahead] = [yearOf(before(today, wholeYearDays)), yearOf(before(today, -aheadDays))]
  const from = before(today, wholeYearDays) >= `${begun}-09-01` ? begun : begun - 1
  return Array.from({ length: ahead + 1 - from }, (_, at) => from + at)
    .flatMap((each) => terms[country].starts.map((day) => `${each}-${day}`))
    .filter((day) => day >= `${from}-09-01` && day <= `${ahead}-09-30`)
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Intakes of each programme of Atlas, those that began among them. */
export async function demoIntakes(tx: postgres.TransactionSql): Promise<void> {
  for (const [place, { name, country, zone }] of demoInstitutionList.entries()) {
    const programmes = await tx<
      { id: string; name: string; company_id: string; created_by: string; created_at: Date }[]
    >`
      select p.id, p.name, p.company_id, p.created_by, p.created_at from programme p join institution i on i.id = p.institution_id
      join company c on c.id = i.company_id where c.name = 'Atlas Study Abroad' and i.name = ${name}`
    for (const { id, name: programme, created_at, ...own } of programmes) {
      const nth = samplesOf(place).indexOf(programme)
      const rows = startsOf(country).map((starts_on) => {
        const deadline_on = deadlineOf(country, nth, starts_on)
        const deadline_time = hours[nth % hours.length] ?? '23:59'
        const made = new Date(created_at.getTime() + 600_000)
        return {
          ...{ id: newId(), programme_id: id, ...own, created_at: made, updated_at: made },
          ...{ starts_on, opens_on: before(starts_on, opensDays), deadline_on, deadline_time },
          deadline_at: momentIn(zone, `${deadline_on}T${deadline_time}`),
        }
      })
      await tx`insert into intake ${tx(rows)}`
    }
  }
}
