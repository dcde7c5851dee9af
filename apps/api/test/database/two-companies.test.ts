import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { type Company, type Make, makeOn, type Person } from '../make.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

let db: TestDatabase
let make: Make
let ours: Company
let theirs: Company
let us: Person
let them: Person

beforeAll(async () => {
  db = await openTestDatabase()
  make = makeOn(db.owner)
  ours = await make.company()
  theirs = await make.company()
  us = await make.person('owner', ours)
  them = await make.person('owner', theirs)
})
afterAll(() => db.drop())

const fileOf = (company: Company) => make.file(company, company === ours ? us : them)

async function vendorBank(cheque_key: string) {
  const nothing = {
    priority: 'normal',
    comments: '',
    address_line_1: '',
    address_line_2: '',
    state_name: '',
    zip_code: '',
  }
  await db.owner`insert into vendor_bank ${db.owner({
    ...{
      id: newId(),
      company_id: ours.id,
      vendor_id: await make.vendor(ours),
      country_id: await make.country(),
      ...nothing,
    },
    ...{
      beneficiary_name: 'Apex',
      bank_name: 'Bank',
      account_type: 'current',
      sealed_account: 'none',
      last_signs: '1234',
    },
    ...{ deposit_currency: 'USD', city_name: '', status: 'active', cheque_key },
  })}`
}

// Inserts a row of our company that refers to a row of the given one.
const rows: Record<string, (company: Company) => Promise<unknown>> = {
  'candidate_document.candidate_id': async (company) => make.candidateDocument(ours, us, await make.candidate(company)),
  'candidate_document.file_key': async (company) =>
    make.candidateDocument(ours, us, await make.candidate(ours), { file_key: await fileOf(company) }),
  'candidate.resume_key': async (company) => make.candidate(ours, { resume_key: await fileOf(company) }),
  'student_document.file_key': async (company) =>
    make.studentDocument(ours, us, await make.student(ours), { file_key: await fileOf(company) }),
  'submission.candidate_id': async (company) => make.submission(ours, { candidate_id: await make.candidate(company) }),
  'submission.job_id': async (company) => make.submission(ours, { job_id: await make.job(company) }),
  'vendor_bank.cheque_key': async (company) => vendorBank(await fileOf(company)),
  'campaign_recipient.candidate_id': async (company) =>
    make.recipient(ours, await make.campaign(ours, us), { candidate_id: await make.candidate(company) }),
  'campaign_recipient.vendor_id': async (company) =>
    make.recipient(ours, await make.campaign(ours, us), { vendor_id: await make.vendor(company) }),
  'import.file_key': async (company) => make.import(us, { file_key: await fileOf(company) }),
}

it.each(Object.keys(rows))('takes a %s of the own company, and none of another', async (reference) => {
  const [table, column] = reference.split('.')
  await rows[reference]?.(ours)
  await expect(rows[reference]?.(theirs)).rejects.toMatchObject({
    code: '23503',
    table_name: table,
    constraint_name: expect.stringContaining(`${column}_fkey`),
  })
})

it('takes a file of the house for an administrator, whose work is of no company', async () => {
  const administrator = await make.person('administrator')
  const file_key = await make.file(ours, administrator, { company_id: null })
  await make.import(administrator, { file_key })
  await expect(make.import(administrator, { file_key: 'resume-none' })).rejects.toMatchObject({ code: '23503' })
})

it('empties the reference alone if what it refers to is deleted', async () => {
  const job_id = await make.job(ours)
  const campaign = await make.campaign(ours, us, { job_id, hotlist_id: await make.hotlist(ours) })
  const vendor = await make.vendor(ours)
  const contact_id = await make.vendorContact(ours, vendor)
  const recipient = await make.recipient(ours, campaign, { vendor_id: vendor, contact_id })
  await db.owner`delete from job where id = ${job_id}`
  await db.owner`delete from vendor_contact where id = ${contact_id}`
  expect(
    await db.owner`select company_id, job_id, hotlist_id is null as lost from campaign where id = ${campaign}`,
  ).toEqual([{ company_id: ours.id, job_id: null, lost: false }])
  expect(
    await db.owner`select company_id, vendor_id, contact_id from campaign_recipient where id = ${recipient}`,
  ).toEqual([{ company_id: ours.id, vendor_id: vendor, contact_id: null }])
})

it('deletes with a candidate what is theirs alone, and refuses if it is named elsewhere', async () => {
  const candidate = await make.candidate(ours)
  const part = await make.part('candidate-language', ours, candidate)
  const other = await make.candidate(ours)
  await make.candidateDocument(ours, us, other)
  await db.owner`delete from candidate where id = ${candidate}`
  expect((await db.owner`select from candidate_language where id = ${part}`).count).toBe(0)
  await expect(db.owner`delete from candidate where id = ${other}`).rejects.toMatchObject({ code: '23503' })
})
