import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Parts } from './rules.ts'
import { type CompanyRow, type CompanyValues, companySpec } from './tables.ts'

export async function findCompany(sql: Sql, scope: Scope, id: string, lock = false): Promise<CompanyRow | undefined> {
  const { columns, joins = '', within } = companySpec
  const [row] = await sql<CompanyRow[]>`
    select ${sql.unsafe(columns)} from company t ${sql.unsafe(joins)}
    where t.id = ${id} and ${within(sql, scope)} ${lock ? sql`for update of t` : sql``}`
  return row
}

/** A company of which nobody is a member, held until the transaction ends. */
export async function findUnowned(tx: Sql, scope: Scope, id: string): Promise<CompanyRow | undefined> {
  const row = await findCompany(tx, scope, id, true)
  const [member] = row ? await tx`select 1 from membership where company_id = ${id} limit 1` : []
  return member ? undefined : row
}

type NewCompany = Pick<
  CompanyValues,
  'name' | 'legal_name' | 'name_confirmed' | 'domain' | 'partner_type' | 'your_country_id' | 'client_country_id'
>

/** A company at the first step of its onboarding, that nobody owns yet. */
export async function insertCompany(tx: Sql, values: NewCompany): Promise<string> {
  const id = newId()
  await tx`insert into company ${tx({ id, ...values })}`
  return id
}

/** Days for which a company waits for an Owner whose invitation has died. */
const unownedDays = 30

/** Companies that were added and never owned, whose last invitation died long ago. */
export const listUnowned = (sql: Sql) => sql<{ id: string; name: string }[]>`
  select c.id, c.name from company c
  where c.deleted_at is null and c.created_by is null and not exists (select from membership m where m.company_id = c.id)
    and exists (select from invitation i where i.company_id = c.id)
    and not exists (select from invitation i where i.company_id = c.id
      and i.expires_at > now() - make_interval(days => ${unownedDays}))`

export const updateCompanyRow = (sql: Sql, id: string, values: Partial<CompanyValues>) =>
  sql`update company set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

/** Opens a step. The company itself stays as it is: nobody who edits it meanwhile is in the way. */
export const raiseStep = (sql: Sql, id: string, step: number) =>
  sql`update company set current_on_boarding_step = ${step} where id = ${id}`

interface PartsRow {
  legal_name: string | null
  country: string | null
  locations: number
  employees: number
  documents: CompanyDocumentType[]
  flags: Parts['flags']
  has_reference: boolean
}

export async function readParts(sql: Sql, companyId: string): Promise<Parts> {
  const [row] = await sql<PartsRow[]>`
    select c.legal_name, c.documentation_info as flags,
      (select n.code from country n where n.id = c.your_country_id) as country,
      (select count(*)::int from company_location l where l.company_id = c.id and l.deleted_at is null) as locations,
      (select count(*)::int from company_employee e where e.company_id = c.id and e.deleted_at is null) as employees,
      array(select document_type from company_document d where d.company_id = c.id) as documents,
      exists (select 1 from company_reference r where r.company_id = c.id) as has_reference
    from company c where c.id = ${companyId}`
  if (!row) throw new Error('A company was expected.')
  const { legal_name: legalName, has_reference: hasReference, ...parts } = row
  return { legalName, hasReference, ...parts }
}

/** A section that waits, or that was decided; one without data has none. */
interface SectionRow {
  section: CompanySection
  state: 'submitted' | 'verified' | 'returned'
  reason: string | null
  decided_at: Date | null
}

export const findSections = (sql: Sql, companyId: string) => sql<SectionRow[]>`
  select section, state, reason, case when state <> 'submitted' then decided_at end as decided_at
  from company_section where company_id = ${companyId}`

/** True if the country is there, and stays until `tx` ends. */
export const isCountry = async (tx: Sql, id: string): Promise<boolean> =>
  (await tx`select 1 from country where id = ${id} and deleted_at is null for share`).length > 0
