import type { CompanySection } from '@corridor/contract/field/company-sections'
import { readFacts } from '../../../trust/verification/facts.ts'
import type { Judged } from './rule.ts'

/** Judges that nothing was verified that nobody filled in. */
export async function verifiedOverData({ sql }: Judged): Promise<string[]> {
  const sections = await sql<{ id: string; name: string; section: CompanySection; state: string }[]>`
    select c.id, c.name, s.section, s.state from company_section s join company c on c.id = s.company_id where s.state <> 'not-submitted'`
  const found: string[] = []
  for (const { id, name, section, state } of sections)
    if ((await readFacts(sql, id))[section].length === 0)
      found.push(`${section} of ${name} is ${state} over an empty form`)
  const empty = await sql<{ name: string }[]>`
    select c.name from company c where c.is_on_boarding_completed
      and not exists (select from company_location l where l.company_id = c.id and l.deleted_at is null)`
  return [...found, ...empty.map(({ name }) => `${name} completed its onboarding without an address`)]
}
