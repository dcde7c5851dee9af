import type { JobAdd } from '@corridor/contract/job/job/body'
import { SubmissionAdd } from '@corridor/contract/job/submission/shapes'
import { access, mayCall } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { confirmOwnFile } from '../../base/file/own-file.ts'
import { insertJob } from '../../job/job/save.ts'
import { submitOne } from '../../job/submission/add.ts'
import { keepResumes } from '../../mail/campaign/draw-resumes.ts'
import { findWhose, managedThreadsOf } from '../../mail/inbox/tables.ts'
import { type InboxRow, toFacts, toWire } from '../../mail/inbox/values.ts'
import { tableFor } from '../../mail/template/fill.ts'
import { tableHtml } from '../../mail/template/mail-table.ts'
import { vendors } from '../../vendor/vendor/tables.ts'
import { saveOne } from '../../vendor/vendor-contact/save-one.ts'
import { throughVendor, vendorOf } from './about.ts'
import { queueAnswer, toHtml } from './answer.ts'
import { joinThread } from './store.ts'

interface Submitting {
  id: string
  version?: number | undefined
  words: string
  job?: JobAdd | undefined
  people: { candidate: string; againReason: string }[]
}

/**
 * Answers a requirement with people and submits them, in one write: the job if none stands yet, the vendor's contact, a submission each,
 * and the mail with their details and resumes. Throws as `submitOne`, `queueAnswer` and `Drawing.admit`, and `answer.noJob`.
 */
export async function submitThread(context: CompanyContext, { id, version, words, job, people }: Submitting) {
  const { db, scope, caller, platform } = context
  const table = managedThreadsOf(caller)
  const seen = await table.load(db, scope, id)
  // Nothing is drawn for what will be refused.
  if (version !== undefined && version !== seen.version) await db.begin((tx) => table.take(tx, scope, id, version))
  const ids = people.map(({ candidate }) => candidate)
  const vendorId = await vendorOf(db, context, seen)
  const html = `${toHtml(words)}\n${tableHtml(await tableFor(context, vendorId, ids), 'en')}`
  const resumes = await platform.drawing.admit(scope.userId, (drawer) =>
    keepResumes(context, drawer, ids, { purpose: 'inbox' }),
  )
  return write(context, 'inbox.submit-thread', async (tx) => {
    const records: RecordChange[] = []
    const stands = await table.take(tx, scope, id, version)
    const jobId = stands.job_id ?? (await addJob(context, tx, records, job && throughVendor(job, vendorId)))
    const contactId = stands.contact_id ?? (vendorId && (await addContact(context, tx, records, stands, vendorId)))
    await joinThread(tx, id, { job_id: jobId, vendor_id: vendorId, contact_id: contactId })
    const files = resumes.map(({ key, size, name }) => ({ name, size, file_key: key, refusal: '' }))
    const mailId = await queueAnswer(context, tx, stands, { words, html, files })
    for (const file of resumes) await confirmOwnFile(tx, file)
    const submissions: string[] = []
    // Always in one order: two who submit the same people wait for each other.
    for (const { candidate, againReason } of people.toSorted((one, other) =>
      one.candidate < other.candidate ? -1 : 1,
    )) {
      const input = SubmissionAdd.parse({ candidateId: candidate, jobId, againReason })
      const resume = resumes[ids.indexOf(candidate)]?.key ?? null
      const { answer, ...change } = await submitOne(tx, context, input, { resume_key: resume, mail_id: mailId })
      records.push({ ...change, action: 'submission.add' })
      submissions.push(answer.data._id)
    }
    const after = await table.load(tx, scope, id)
    records.push({ record: { kind: 'inbox', id }, before: toFacts(stands), after: toFacts(after) })
    return {
      records,
      answer: { success: true as const, message: 'Answer on its way', data: toWire(after), job: jobId, submissions },
    }
  })
}

async function addJob(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  records: RecordChange[],
  job: JobAdd | undefined,
): Promise<string> {
  if (!job) throw fail('answer.noJob')
  const { change } = await insertJob(context, tx, job)
  records.push({ ...change, action: 'job.add' })
  return change.record.id
}

/** Makes a person who wrote for a vendor one of its contacts; only whoever keeps vendors adds them. */
async function addContact(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  records: RecordChange[],
  { sender_name, sender_address }: InboxRow,
  vendorId: string,
): Promise<string | null> {
  const { scope, caller } = context
  const known = await findWhose(tx, scope.companyId, sender_address)
  if (known?.contact_id) return known.vendor_id === vendorId ? known.contact_id : null
  if (!mayCall(access.vendors.manage, caller.roles)) return null
  await vendors.take(tx, scope, vendorId)
  const [firstName = '', ...rest] = (sender_name.trim() || sender_address.split('@')[0] || '').split(/\s+/)
  const patch = {
    ...{ firstName: firstName.slice(0, namesMax), lastName: rest.join(' ').slice(0, namesMax) },
    emailId: sender_address,
  }
  return (await saveOne(context, tx, records, { vendorId, patch })).id
}

const namesMax = 50
