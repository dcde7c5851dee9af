import { benchShownMax, stoppedShownMax } from '@corridor/contract/flow/answer/kinds'
import type { JobAdd } from '@corridor/contract/job/job/body'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { judgeJob } from '../../job/job/judge.ts'
import { jobs } from '../../job/job/tables.ts'
import { rankFor } from '../../job/job-match/list.ts'
import { listJobs, readUnsaved } from '../../job/job-match/tables.ts'
import { listWithRight } from '../../job/representation/demand.ts'
import { listEarlierOf } from '../../job/submission/check.ts'
import { managedThreadsOf } from '../../mail/inbox/tables.ts'
import type { InboxRow } from '../../mail/inbox/values.ts'
import { tableFor } from '../../mail/template/fill.ts'
import { vendors } from '../../vendor/vendor/tables.ts'
import { throughVendor, vendorOf } from './about.ts'

/**
 * Shows the people who fit the job of a mail, the facts that are known of each, and the row that the vendor would get. Throws
 * `answer.noJob`.
 */
export async function showBench(context: CompanyContext, { id, job }: { id: string; job?: JobAdd | undefined }) {
  const { db, scope, caller } = context
  const stands = await managedThreadsOf(caller).load(db, scope, id)
  const vendorId = await vendorOf(db, context, stands)
  const asked = await findAsked(context, stands, job && throughVendor(job, vendorId))
  const { data: best, total } = await rankFor(context, asked.ranked, { page: 1, limit: benchShownMax })
  const stopped = await rankFor(context, asked.ranked, { page: 1, limit: stoppedShownMax, isStopped: true })
  const ids = best.map(({ _id }) => _id)
  const [earlier, withRight, table, vendor] = await Promise.all([
    listEarlierOf(context, ids, asked.work),
    listWithRight(context, ids, asked.right),
    tableFor(context, vendorId, ids),
    vendorId ? vendors.find(db, scope, vendorId) : undefined,
  ])
  const data = best.map((person, at) => ({
    ...person,
    earlier: earlier.get(person._id) ?? [],
    hasRight: withRight.has(person._id),
    cells: table.rows[at] ?? [],
  }))
  const kept = stopped.data.map((person) => ({ ...person, earlier: [], hasRight: true, cells: [] }))
  return {
    success: true as const,
    data: [...data, ...kept],
    total,
    titles: table.titles,
    words: greeting(stands, asked.ranked.title),
    vendorName: vendor?.name ?? '',
  }
}

/** The job that a conversation is joined to, else what was read in its mail. */
async function findAsked({ db, scope }: CompanyContext, stands: InboxRow, read: JobAdd | undefined) {
  const known = stands.job_id ? await jobs.find(db, scope, stands.job_id) : undefined
  if (known) {
    const [ranked] = await listJobs(db, scope, [known.id])
    if (ranked) {
      const work = { requirement_id: known.requirement_id, client_id: known.client_id }
      return { ranked, work, right: { id: known.id } }
    }
  }
  if (!read) throw fail('answer.noJob')
  const values = await judgeJob(db, scope, read)
  const ranked = await readUnsaved(db, scope.companyId, values)
  if (!ranked) throw fail('answer.noJob')
  // Nobody stands for a requirement that is not there yet.
  return {
    ranked,
    work: { requirement_id: newId(), client_id: read.client },
    right: { hasVendor: read.vendor !== null },
  }
}

// To the vendor, in the language of the table below it.
function greeting({ sender_name }: InboxRow, title: string): string {
  const [first = ''] = sender_name.trim().split(/\s+/)
  return `${first ? `Hi ${first}` : 'Hello'},\n\nHere is who fits ${title}. Resumes are attached.`
}
