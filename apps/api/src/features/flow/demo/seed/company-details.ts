import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'

const told = ['Harbor Staffing', 'Summit Talent']

/** Makes the details of two of the demo's companies, each under its own address; the others still have them to fill in. */
export async function demoDetails(tx: postgres.TransactionSql): Promise<void> {
  const companies = await tx<{ id: string; name: string; domain: string; created_by: string }[]>`
    select id, name, domain, created_by from company where name = any(${told}) order by name`
  for (const [at, { id: company_id, name, domain, created_by }] of companies.entries()) {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    await tx`insert into company_slug ${tx({ slug, company_id, is_current: true })}`
    await tx`insert into company_info ${tx({
      ...{ id: newId(), company_id, created_by, company_name: `${name} Ltd`, website: `https://www.${domain}` },
      ...{ vat_number: `00-000010${at}`, registration_number: `000020${at}`, remote_company_id: `000030${at}` },
    })}`
  }
}
