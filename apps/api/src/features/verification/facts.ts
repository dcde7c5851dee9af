import { createHash } from 'node:crypto'
import { type CompanySection, companySections } from '@corridor/contract/company-sections'
import type { SectionPart } from '@corridor/contract/verification'
import type { Sql } from '../../db/sql.ts'

/** What each section of a company says, as it stands in `sql`. */
export type Facts = Record<CompanySection, SectionPart[]>

interface FactRow {
  section: CompanySection
  id: string
  facts: Record<string, string | null>
}

// Documents stand with the section that they prove (product.md, Documentation card).
const documentSection = `case d.document_type when 'visitingCard' then 'contactDetails' when 'idProof' then 'contactDetails'
  when 'authorityLetter' then 'contactDetails' when 'cancelledCheque' then 'bankDetails' else 'companyPersonName' end`

/** Reads what a company's sections say now. */
export async function readFacts(sql: Sql, companyId: string): Promise<Facts> {
  const rows = await sql<FactRow[]>`
    select 'companyPersonName' as section, c.id, 0 as rank, c.created_at,
      json_build_object('tradingName', c.trading_name, 'companyName', c.legal_name) as facts
    from company c where c.id = ${companyId}
    union all
    select 'officeAddress', l.id, 1, l.created_at, json_build_object('addressType', l.address_type, 'address', l.address,
      'city', coalesce(city.name, l.city_name), 'state', coalesce(state.name, l.state_name), 'zipCode', l.zip_code, 'country', country.name)
    from company_location l join country on country.id = l.country_id left join state on state.id = l.state_id
      left join city on city.id = l.city_id
    where l.company_id = ${companyId} and l.deleted_at is null
    union all
    select 'contactDetails', e.id, 2, e.created_at, json_build_object('name', e.full_name, 'authorityType', e.authority_type,
      'authorityPosition', e.authority_position, 'email', e.email, 'mobile', e.country_code || ' ' || e.mobile)
    from company_employee e where e.company_id = ${companyId} and e.deleted_at is null
    union all
    select 'referenceBy', r.id, 3, r.created_at, json_build_object('referenceBy', r.reference_by, 'detail', r.detail)
    from company_reference r where r.company_id = ${companyId}
    union all
    -- Another file is another fact, under whatever name.
    select ${sql.unsafe(documentSection)}, d.id, 4, d.created_at,
      json_build_object('documentType', d.document_type, 'file', f.original_name, 'uploaded', f.uploaded_at)
    from company_document d join stored_file f on f.key = d.file_key where d.company_id = ${companyId}
    order by rank, created_at, id`
  const facts = Object.fromEntries(companySections.map((section) => [section, []])) as unknown as Facts
  for (const { section, id, facts: given } of rows) {
    const told = Object.entries(given).flatMap(([field, value]) => (value ? [{ field, value }] : []))
    if (told.length > 0) facts[section].push({ id, facts: told })
  }
  return facts
}

/** Names what a reviewer saw, so that nobody decides what has changed since. */
export const nameFacts = (parts: SectionPart[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
