import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.drop())

// References made before the rule, by table. None is added here: each that learns to carry its company leaves the list.
const before = `
  application: audience candidate_id job_id resume_key
  booking: interview_id lead_id
  campaign: again_of audience first_id from_unit_id hotlist_id job_id reply_unit_id template_id
  campaign_candidate: candidate_id
  campaign_recipient: candidate_id contact_id vendor_id
  candidate: audience resume_key
  candidate_certification: candidate_id
  candidate_contact: candidate_id
  candidate_details: candidate_id
  candidate_document: candidate_id file_key
  candidate_education: candidate_id
  candidate_email_address: candidate_id
  candidate_history: candidate_id
  candidate_language: candidate_id
  candidate_match: candidate_id
  candidate_merge: gone_id kept_id resume_key
  candidate_pair: one_id other_id
  candidate_profile: candidate_id
  candidate_text: candidate_id
  client_merge: gone_id kept_id
  client_pair: one_id other_id
  company_branding: banner_key cover_key logo_key
  company_document: file_key
  dossier: file_key
  email_template: audience unit_id
  export: file_key
  former_resume: candidate_id file_key
  hotlist: audience
  hotlist_candidate: candidate_id hotlist_id
  import: archive_key file_key hotlist_id
  inbox_mail: mailbox_id recipient_id
  inbox_requirement: mail_id thread_id
  inbox_thread: audience campaign_id candidate_id contact_id job_id vendor_id
  job: audience
  list_columns: view_id
  mail_consent: mailbox_id session_id
  parse: file_key
  payment: order_id
  placement: audience
  presentation: job_id
  presented_person: presentation_id submission_id
  proof_paper: file_key signing_id
  representation: candidate_id file_key job_id
  resume_batch: audience
  resume_batch_file: batch_id candidate_id double_id file_key parse_id
  share_link: hotlist_id
  share_request: candidate_id link_id
  student_document: file_key
  submission: audience candidate_id clash_with job_id mail_id resume_key
  submission_hop: client_id vendor_id
  vendor: audience primary_unit_id
  vendor_bank: attachment_key cheque_key
  vendor_document: file_key
  vendor_group: audience unit_id
  vendor_merge: gone_id kept_id
  vendor_pair: one_id other_id`

it('lets no row refer to a row of another company, by the reference itself', async () => {
  const rows = await db.owner<{ from: string; columns: string[] }[]>`
    with owned as (select attrelid from pg_attribute where attname = 'company_id' and not attisdropped)
    select c.conrelid::regclass::text as "from", array(
        select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey) order by attnum
      ) as columns
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace and c.conparentid = 0
      and c.conrelid in (table owned) and c.confrelid in (table owned)`
  const crossing = rows.filter(({ columns }) => !columns.includes('company_id'))
  const found = crossing.map(({ from, columns }) => `${from}.${columns.join('+')}`)
  const known = before
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [table, names = ''] = line.trim().split(': ')
      return names.split(' ').map((name) => `${table}.${name}`)
    })
  expect(rows.length).toBeGreaterThan(crossing.length)
  expect(found.toSorted()).toEqual(known.toSorted())
})
