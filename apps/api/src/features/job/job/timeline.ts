import type { JobHappening } from '@corridor/contract/job/job/kinds'
import type { JobTimelineEntry } from '@corridor/contract/job/job/timeline'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { withMails } from '../../candidate/timeline/written.ts'
import { listRecordTrail, type TrailRow } from '../../told/note/tables.ts'
import { listNames } from './store.ts'
import { jobs } from './tables.ts'

interface Asked {
  jobId: string
  before?: string | undefined
  limit: number
}

/** Shows the events of a job that the caller sees, newest first. */
export async function viewJobTimeline(context: Context, { jobId, before, limit }: Asked) {
  const { db, scope } = context
  await jobs.load(db, scope, jobId)
  const page = { before: before ?? null, limit: limit + 1 }
  const rows = await listRecordTrail(db, { kind: 'job', id: jobId }, page)
  const names = await listNames(db, scope, rows.flatMap(namedIds))
  const happened = rows.map((row) => toEntry(row, names))
  const all = await withMails(context, { kind: 'job', id: jobId }, page, happened, (written) => ({
    ...{ changes: [], note: null },
    ...written,
  }))
  return { success: true as const, data: all.slice(0, limit), hasMore: all.length > limit }
}

type Facts = Record<string, unknown>
type Change = JobTimelineEntry['changes'][number]

/** The contract's name of each column that a job's page shows. */
const fields: Record<string, string> = {
  kind: 'kind',
  business_unit_id: 'businessUnit',
  client_id: 'client',
  prime_id: 'prime',
  vendor_id: 'vendor',
  job_title: 'jobTitle',
  job_description: 'jobDescription',
  job_type_ids: 'jobType',
  relocation: 'relocation',
  work_mode_id: 'workMode',
  salary_duration_id: 'salaryDuration',
  min_salary: 'minSalary',
  max_salary: 'maxSalary',
  currency: 'currency',
  pay_type_ids: 'payType',
  work_authorization_ids: 'workAuthorization',
  refused_authorization_ids: 'refusedAuthorization',
  office_days: 'officeDays',
  no_sponsorship: 'noSponsorship',
  contract_duration_id: 'contractDuration',
  skills: 'skill',
  nice_skills: 'niceSkill',
  positions: 'positions',
  priority: 'priority',
  received_on: 'receivedOn',
  due_on: 'dueOn',
  job_expire_date: 'jobExpireDate',
  reference: 'reference',
}
const isNamed = (column: string) => /_ids?$/.test(column)
// Words that would not fit into a line.
const long = ['job_description']

const happenings: Record<string, JobHappening> = {
  'job.add': 'added',
  'job.update': 'changed',
  'job.delete': 'deleted',
  'job.restore': 'restored',
  'job.close': 'closed',
  'job.reopen': 'reopened',
  'job.clone': 'cloned',
  'job.publish': 'published',
  'job.unpublish': 'unpublished',
  'note.add': 'noted',
}

const isChange = ({ action }: TrailRow) => action === 'job.update' || action === 'job.reopen'

const namedIds = (row: TrailRow): string[] =>
  isChange(row)
    ? [row.before, row.after].flatMap((facts) =>
        Object.keys(fields)
          .filter(isNamed)
          .flatMap((column) => [facts?.[column]].flat())
          .filter((id) => typeof id === 'string'),
      )
    : []

function toEntry(row: TrailRow, names: Map<string, string>): JobTimelineEntry {
  const { id, at, action, note, before, after } = row
  return {
    _id: id,
    at: at.toISOString(),
    action: happenings[action] ?? 'changed',
    note,
    changes: isChange(row) && before && after ? changesOf(before, after, names) : [],
    mail: null,
    userInfo: toUserInfo(row),
  }
}

function changesOf(before: Facts, after: Facts, names: Map<string, string>): Change[] {
  const toValue = (column: string, value: unknown): Change['before'] => {
    if (value === null || value === undefined || long.includes(column)) return null
    if (!isNamed(column)) return Array.isArray(value) || typeof value === 'boolean' ? value : String(value)
    if (Array.isArray(value)) return value.map((one) => names.get(String(one)) ?? '').filter(Boolean)
    return names.get(String(value)) ?? null
  }
  return Object.entries(fields)
    .filter(([column]) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null))
    .map(([column, field]) => ({
      field,
      before: toValue(column, before[column]),
      after: toValue(column, after[column]),
    }))
}
