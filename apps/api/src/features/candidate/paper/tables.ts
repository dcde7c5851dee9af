import type { RatePer, TaxTerm } from '@corridor/contract/field/rate-terms'
import type { Sql } from '../../../platform/sql.ts'

/** Somebody as they are shown outside, and as a resume is drawn of them. */
export interface DrawnPerson {
  candidate_id: string
  first_name: string
  last_name: string
  job_title: string | null
  skills: string[]
  experience: string | null
  location: string | null
  work_authorization: string | null
  available_from: string | null
  ready_to_relocate: boolean
  /** Rate that the nearest party of the chain pays: never the person's own. */
  rate_amount: string | null
  rate_currency: string | null
  rate_per: RatePer | null
  tax_term: TaxTerm | null
  summary: string
}

/** How a company shows itself in public. */
export interface CompanyFace {
  company_id: string
  company_name: string
  brand_color: string | null
  logo_key: string | null
  logo_type: string | null
}

/** Facts of a page outside beside those: the company's banner, the person who sent it, and its latest change. */
export interface PageFace extends CompanyFace {
  banner_key: string | null
  banner_type: string | null
  sender_first: string
  sender_last: string
  sender_email: string
  sender_phone: string
  changed_at: Date
}
/** The columns of a page's face, all but the latest change, and the tables that they come from; `by` names the column of the sender. */
export const faceColumns = `b.brand_color, f.key as logo_key, f.file_type as logo_type, bf.key as banner_key,
  bf.file_type as banner_type, sender.first_name as sender_first, sender.last_name as sender_last, sender.email as sender_email,
  sender.phone as sender_phone`
export const faceJoins = (by: string) => `left join company_branding b on b.company_id = t.company_id and b.is_published
  left join stored_file f on f.key = b.logo_key left join stored_file bf on bf.key = b.banner_key
  join user_account sender on sender.id = ${by}`

/** Somebody in a list that is shown outside. */
export interface ShownRow extends Omit<DrawnPerson, 'candidate_id' | 'summary'> {
  id: string
  email: string
  phone: string
  /** Empty unless it is meant for outside. */
  note: string
}

/** The columns of a person who is shown outside (`t`), with the name of the work authorization (`w`) and what a hotlist notes (`m`). */
export const personColumns = `t.id, t.first_name, t.last_name, t.email, t.phone, t.job_title, t.skills, t.experience, t.location,
  w.name as work_authorization, t.available_from::text as available_from, t.ready_to_relocate, t.rate_amount, t.rate_currency,
  t.rate_per, t.tax_term, case when m.note_shown then m.note else '' end as note`

/** How a company shows itself in public, for what it draws. */
export async function findFace(sql: Sql, companyId: string) {
  const [row] = await sql<CompanyFace[]>`
    select o.id as company_id, o.name as company_name, b.brand_color, f.key as logo_key, f.file_type as logo_type
    from company o left join company_branding b on b.company_id = o.id and b.is_published
      left join stored_file f on f.key = b.logo_key where o.id = ${companyId}`
  if (!row) throw new Error('A company was expected.')
  return row
}
