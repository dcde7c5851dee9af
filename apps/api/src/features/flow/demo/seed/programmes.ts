import type { StudyLevel } from '@corridor/contract/student/student/kinds'
import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { type DemoCountry, demoInstitutionList } from './institutions.ts'

// name, level, field, months, fee of the first year in whole units of the country's currency, least IELTS
type Sample = readonly [string, StudyLevel, string, number, number, number]

const samples: readonly Sample[] = [
  ['Data Analytics', 'master', 'Data science', 24, 24_500, 6.5],
  ['Computer Science', 'bachelor', 'Computing', 48, 26_200, 6],
  ['Business Management', 'postgraduate-diploma', 'Business', 12, 17_800, 6.5],
  ['Nursing', 'bachelor', 'Health', 48, 27_900, 7],
  ['Public Health', 'master', 'Health', 24, 25_400, 6.5],
  ['Civil Engineering', 'bachelor', 'Engineering', 48, 28_600, 6],
  ['Hospitality Management', 'diploma', 'Hospitality', 24, 15_900, 5.5],
  ['Foundation Year', 'foundation', 'General', 12, 14_200, 5.5],
  ['Cyber Security', 'master', 'Computing', 18, 23_700, 6.5],
]
const programmesEach = 3

/** The n-th programme of the institution at a place. */
export function sampleOf(place: number, nth: number): Sample {
  const sample = samples[(place * 2 + nth * 4) % samples.length]
  if (!sample) throw new Error('A programme of the demo was expected.')
  return sample
}

const currencies: Record<DemoCountry, string> = { CA: 'CAD', GB: 'GBP', US: 'USD', AU: 'AUD', NZ: 'NZD' }
// Whole units of a fee in each currency for one of the samples.
const factors: Record<DemoCountry, number> = { CA: 1, GB: 0.72, US: 1.1, AU: 1.35, NZ: 1.3 }
const stepMinor = 10_000

/** Names of the programmes of the institution at a place, in their order. */
export const samplesOf = (place: number): string[] =>
  Array.from({ length: programmesEach }, (_, nth) => sampleOf(place, nth)[0])

/** Programmes of each institution: three, of several levels. */
export async function demoProgrammes(tx: postgres.TransactionSql): Promise<void> {
  for (const [place, { name, country }] of demoInstitutionList.entries()) {
    for (let nth = 0; nth < programmesEach; nth++) {
      const [programme, level, field, months, fee, score] = sampleOf(place, nth)
      const firstYear = Math.round((fee * 100 * factors[country]) / stepMinor) * stepMinor
      const whole = Math.round((firstYear * months) / 12)
      await tx`
        insert into programme (id, company_id, institution_id, name, level, study_field, months, first_year_fee, whole_fee, fee_currency,
          english_test, english_score, created_by, created_at, updated_at)
        select ${newId()}, i.company_id, i.id, ${programme}, ${level}, ${field}, ${months}, ${firstYear}, ${whole}, ${currencies[country]},
          'ielts', ${score}, i.created_by, i.created_at + interval '20 minutes', i.created_at + interval '20 minutes'
        from institution i join company c on c.id = i.company_id where c.name = 'Atlas Study Abroad' and i.name = ${name}`
    }
  }
}
