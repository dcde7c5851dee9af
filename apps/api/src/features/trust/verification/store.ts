import { type CompanySection, companySections, type SectionState } from '@corridor/contract/field/company-sections'
import { provenSections } from '@corridor/contract/trust/verification/proven-sections'
import type { SectionPart } from '@corridor/contract/trust/verification/shapes'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'

/** Minutes for which a claim keeps others off. */
export const claimMinutes = 15

export interface ReviewRow {
  id: string
  section: CompanySection
  state: Exclude<SectionState, 'not-submitted'>
  reason: string | null
  note: string | null
  submitted_at: Date
  decided_at: Date | null
  decided_by: string | null
  decided_by_first: string | null
  decided_by_last: string | null
  claimed_by: string | null
  claimed_by_first: string | null
  claimed_by_last: string | null
  /** As it stood when it was verified last, and when and by whom. */
  verified_facts: SectionPart[] | null
  verified_at: Date | null
  verified_by: string | null
  verified_by_first: string | null
  verified_by_last: string | null
}

/** A claim that still holds. */
export const liveClaim = `t.claimed_at > now() - interval '${claimMinutes} minutes'`

export const findReviews = (sql: Sql, companyId: string) => sql<ReviewRow[]>`
  select t.id, t.section, t.state, t.reason, t.note, t.submitted_at, t.decided_at, t.decided_by,
    d.first_name as decided_by_first, d.last_name as decided_by_last,
    claimer.id as claimed_by, claimer.first_name as claimed_by_first, claimer.last_name as claimed_by_last,
    verified.facts as verified_facts, verified.created_at as verified_at, verified.created_by as verified_by,
    verifier.first_name as verified_by_first, verifier.last_name as verified_by_last
  from company_section t left join user_account d on d.id = t.decided_by
    left join user_account claimer on claimer.id = t.claimed_by and ${sql.unsafe(liveClaim)}
    left join lateral (select h.facts, h.created_at, h.created_by from section_decision h
      where h.company_id = t.company_id and h.section = t.section and h.decision = 'verified'
      order by h.created_at desc limit 1) verified on true
    left join user_account verifier on verifier.id = verified.created_by
  where t.company_id = ${companyId}`

export const isCompany = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select 1 from company where id = ${id} and deleted_at is null`).length > 0

/** The company, kept from changing until `tx` ends; null if there is none. */
export async function lockCompany(tx: Sql, id: string): Promise<{ name: string } | null> {
  const [row] = await tx<{ name: string }[]>`
    select name from company where id = ${id} and deleted_at is null for update`
  return row ?? null
}

export interface Decision {
  companyId: string
  section: CompanySection
  state: 'submitted' | 'verified' | 'returned'
  reason: string | null
  note: string | null
  by: string
}

/** Writes what was decided over what stood; a claim ends with it. */
export const keepDecision = (tx: Sql, { companyId, section, state, reason, note, by }: Decision) => tx`
  insert into company_section (company_id, section, state, reason, note, decided_by, decided_at)
  values (${companyId}, ${section}, ${state}, ${reason}, ${note}, ${by}, now())
  on conflict (company_id, section) do update
  set state = excluded.state, reason = excluded.reason, note = excluded.note, decided_by = excluded.decided_by, decided_at = now(),
    submitted_at = case when excluded.state = 'submitted' then now() else company_section.submitted_at end,
    claimed_by = null, claimed_at = null, version = company_section.version + 1`

export const keepNote = (tx: Sql, companyId: string, section: CompanySection, note: string | null) =>
  tx`update company_section set note = ${note} where company_id = ${companyId} and section = ${section}`

export const dropSection = (tx: Sql, companyId: string, section: CompanySection) =>
  tx`delete from company_section where company_id = ${companyId} and section = ${section}`

export const keepHistory = (
  tx: Sql,
  given: Omit<Decision, 'state'> & { decision: 'verified' | 'returned' | 'unverified'; facts: SectionPart[] },
) => tx`
  insert into section_decision (id, company_id, section, decision, reason, note, facts, created_by)
  values (${newId()}, ${given.companyId}, ${given.section}, ${given.decision}, ${given.reason}, ${given.note},
    ${json(tx, given.facts)}, ${given.by})`

/** A company beside another in the queue. */
export interface Neighbour {
  id: string
  name: string
  to_decide: number
  section_id: string
}
interface QueueRow {
  position: number
  total: number
  previous: Neighbour | null
  next: Neighbour | null
}

/** Finds the place of a company among those that wait, and the companies beside it with a section that nobody but `userId` is at. */
export async function findQueuePlace(sql: Sql, companyId: string, userId: string): Promise<QueueRow> {
  const isFree = sql`(${sql.unsafe(liveClaim)}) is not true or t.claimed_by = ${userId}`
  const [row] = await sql<[QueueRow]>`
    with waiting as (
      select t.company_id as id, c.name, min(t.submitted_at) as since, count(*)::int as to_decide,
        (array_agg(t.id order by array_position(${[...companySections]}::text[], t.section)) filter (where ${isFree}))[1] as section_id
      from company_section t join company c on c.id = t.company_id and c.deleted_at is null
      where t.state = 'submitted' group by t.company_id, c.name
    ), placed as (
      select *, row_number() over (order by since, id)::int as position from waiting
    ), here as (
      select coalesce((select position from placed where id = ${companyId}), 0) as position
    )
    select here.position, (select count(*) from placed)::int as total,
      (select to_json(p) from placed p where p.position < here.position and p.section_id is not null
       order by p.position desc limit 1) as previous,
      (select to_json(p) from placed p where p.id <> ${companyId} and p.section_id is not null
       order by p.position < here.position, p.position limit 1) as next
    from here`
  return row
}

export interface ClaimRow {
  company_id: string
  section: CompanySection
  state: string
  claimed_by: string | null
  claimer: string | null
}

/** A section's row with its live claim, locked. */
export async function lockSection(tx: Sql, id: string): Promise<ClaimRow | undefined> {
  const [row] = await tx<ClaimRow[]>`
    select t.company_id, t.section, t.state, u.id as claimed_by, u.full_name as claimer
    from company_section t join company c on c.id = t.company_id and c.deleted_at is null
      left join user_account u on u.id = t.claimed_by and ${tx.unsafe(liveClaim)}
    where t.id = ${id} for update of t`
  return row
}

export const keepClaim = (tx: Sql, id: string, by: string | null) => tx`
  update company_section set claimed_by = ${by}, claimed_at = case when ${by}::uuid is null then null else now() end where id = ${id}`

interface FactRow {
  section: CompanySection
  id: string
  facts: Record<string, string | null>
}

/** Lists the facts of a company's sections now, in their order; documents stand with the section that they prove. */
export const findFacts = (sql: Sql, companyId: string) => sql<FactRow[]>`
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
    select 'socialMedia', s.id, 3, s.created_at, s.links::json from company_social_media s where s.company_id = ${companyId}
    union all
    -- A number is another one whatever its last signs: when it was entered tells.
    select 'bankDetails', b.id, 3, b.created_at, json_build_object('beneficiaryName', b.beneficiary_name, 'bankName', b.bank_name,
      'accountType', b.account_type, 'bankCountry', n.name, 'accountNumber', '•••• ' || b.last_signs, 'accountEntered', b.account_set_at,
      'bankCode', b.bank_code, 'swift', b.swift)
    from company_bank_details b join country n on n.id = b.country_id where b.company_id = ${companyId}
    union all
    select 'agreement', p.id, 3, p.issued_at, json_build_object('version', p.version, 'signedBy', s.name, 'signed', s.signed_at,
      'code', p.code)
    from proof_paper p join proof_signing s on s.id = p.signing_id
    where p.company_id = ${companyId} and p.kind = 'agreement' and s.text_id = present_proof_text('agreement')
    union all
    select 'repCertificate', p.id, 3, p.issued_at, json_build_object('version', p.version, 'issued', p.issued_at,
      'validUntil', p.valid_until, 'code', p.code)
    from proof_paper p where p.company_id = ${companyId} and p.kind = 'certificate' and p.replaced_at is null and p.revoked_at is null
      and p.valid_until > now()
    union all
    select 'pdfMaster', o.id, 3, o.made_at, json_build_object('made', o.made_at, 'pages', o.pages::text, 'hash', o.file_hash)
    from dossier o where o.company_id = ${companyId} and o.file_key is not null and o.outdated_at is null
    union all
    -- Another file is another fact, under whatever name.
    select ${json(sql, provenSections)} ->> d.document_type, d.id, 4, d.created_at,
      json_build_object('documentType', d.document_type, 'file', f.original_name, 'uploaded', f.uploaded_at)
    from company_document d join stored_file f on f.key = d.file_key where d.company_id = ${companyId}
    order by rank, created_at, id`
