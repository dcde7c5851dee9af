import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000

/** Countries in which the demo's students study, by their ISO code. */
export type DemoCountry = 'CA' | 'GB' | 'US' | 'AU' | 'NZ'

/** An institution of the demo. All are invented: a real one with invented terms would be a false claim. */
export interface DemoInstitution {
  name: string
  country: DemoCountry
  city: string
  zone: string
}

const at = (country: DemoCountry, name: string, city: string, zone: string): DemoInstitution => ({
  ...{ name, country, city, zone },
})

export const demoInstitutionList: readonly DemoInstitution[] = [
  at('CA', 'Lakelight University', 'Toronto', 'America/Toronto'),
  at('CA', 'Prairie Lantern College', 'Winnipeg', 'America/Winnipeg'),
  at('CA', 'Tidewater Pacific Institute', 'Vancouver', 'America/Vancouver'),
  at('CA', 'Halden Harbour University', 'Halifax', 'America/Halifax'),
  at('CA', 'Cedarline Polytechnic', 'Calgary', 'America/Edmonton'),
  at('GB', 'University of Wexmoor', 'Manchester', 'Europe/London'),
  at('GB', 'Kestrel Bridge College', 'London', 'Europe/London'),
  at('GB', 'Aldermoor University', 'Leeds', 'Europe/London'),
  at('GB', 'Dunmere Institute', 'Edinburgh', 'Europe/London'),
  at('GB', 'Larkfield University', 'Birmingham', 'Europe/London'),
  at('US', 'Cobalt Ridge University', 'Denver', 'America/Denver'),
  at('US', 'Pinehollow State College', 'Columbus', 'America/New_York'),
  at('US', 'Bayward Institute of Technology', 'Boston', 'America/New_York'),
  at('AU', 'Southern Wattle University', 'Melbourne', 'Australia/Melbourne'),
  at('AU', 'Coralbank Institute', 'Brisbane', 'Australia/Brisbane'),
  at('AU', 'Jarrah Coast University', 'Perth', 'Australia/Perth'),
  at('NZ', 'Kauri Point University', 'Auckland', 'Pacific/Auckland'),
  at('NZ', 'Tussock Hills Institute', 'Christchurch', 'Pacific/Auckland'),
]

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Institutions where the students of Atlas apply, added as Atlas began. */
export async function demoInstitutions(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'owner@atlas.example')
  for (const [place, { name, country, city, zone }] of demoInstitutionList.entries()) {
    const created_at = new Date(now().getTime() - (372 - place * 2) * dayMs)
    await tx`
      insert into institution (id, company_id, name, country_id, city, zone, website, file_pattern, created_by, created_at, updated_at)
      select ${newId()}, ${company_id}, ${name}, c.id, ${city}, ${zone}, ${`https://${plain(name)}.example`},
        ${place % 4 === 0 ? '{student}-{paper}' : ''}, ${user_id}, ${created_at}, ${created_at}
      from country c where c.code = ${country}`
  }
}
