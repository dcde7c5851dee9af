import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { CertificateView } from '@corridor/contract/trust/certificate/shapes'
import type { Sql } from '../../../platform/sql.ts'

type Needs = CertificateView['needs']

/** Finds the states of these sections of a company, in their order. */
export async function findStates(sql: Sql, companyId: string, sections: readonly CompanySection[]): Promise<Needs> {
  const rows = await sql<Needs>`
    select section, state from company_section where company_id = ${companyId} and section = any(${[...sections]})`
  return sections.map((section) => rows.find((row) => row.section === section) ?? { section, state: 'not-submitted' })
}
