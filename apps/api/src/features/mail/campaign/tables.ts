import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { type ErrorCode, errorMessage } from '@corridor/contract/error-table'
import { type CampaignKind, type CampaignState, topicOfKind } from '@corridor/contract/mail/campaign/kinds'
import type { Campaign, campaign } from '@corridor/contract/mail/campaign/shapes'
import type { RecipientMark, RecipientState } from '@corridor/contract/mail/recipient/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import type { WorkRow, WorkTable } from '../../../db/long-work/kind.ts'
import { type OwnerColumns, ownerColumns, ownerJoin, toRecordBase, toUserInfo } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { peopleSeen } from '../../../db/scope/people-seen.ts'
import { seen, seenInCompany, textOf } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The columns that a person fills in. */
export interface CampaignValues {
  kind: CampaignKind
  subject: string
  body: string
  hotlist_id: string | null
  job_id: string | null
  template_id: string | null
  from_unit_id: string | null
  reply_unit_id: string | null
  group_ids: string[]
  vendor_ids: string[]
  contact_ids: string[]
  candidate_ids: string[]
  file_keys: string[]
  again_of: string | null
  only_missed: boolean
  follow_up_days: number[]
  follow_up_bodies: string[]
}

/** Sender of it, as it stood when it was started. */
export interface CampaignContent {
  fromName: string
  fromAddress: string
  replyTo: string
  postalAddress: string
}

interface Named {
  _id: string
  name: string
}

export interface CampaignRow extends WorkRow, OwnerColumns, CampaignValues {
  company_id: string
  /** True if it began in test mode: nothing of it leaves. */
  is_test: boolean
  first_id: string | null
  first_subject: string | null
  step: number
  state: CampaignState
  /** With the server's own words, if it gave them. */
  reason: { code: ErrorCode; words?: string } | null
  counted_from: Date | null
  starts_at: Date | null
  started_at: Date | null
  ended_at: Date | null
  content: CampaignContent | null
  hotlist_name: string | null
  job_title: string | null
  template_name: string | null
  from_name: string | null
  reply_name: string | null
  group_names: Named[]
  vendor_names: Named[]
  contact_names: Named[]
  candidate_names: Named[]
  files: StoredFile[]
  steps: (Omit<Campaign['steps'][number], 'startsAt'> & { startsAt: string })[]
  counts: Partial<Record<RecipientState, number>>
  marks: Record<RecipientMark, number>
}

export const campaignTable: WorkTable = { table: 'campaign', json: ['reason', 'content'] }

export const campaignColumns = [
  ...(['kind', 'subject', 'body', 'hotlist_id', 'job_id', 'template_id', 'from_unit_id', 'reply_unit_id'] as const),
  ...(['group_ids', 'vendor_ids', 'contact_ids', 'candidate_ids', 'file_keys', 'again_of', 'only_missed'] as const),
  ...(['follow_up_days', 'follow_up_bodies'] as const),
] satisfies (keyof CampaignValues)[]

const namesOf = (id: string, name: string, from: string) =>
  `(select coalesce(json_agg(json_build_object('_id', ${id}, 'name', ${name}) order by ${name}), '[]') from ${from})`

export const campaignSpec: ListSpec<CampaignRow, typeof campaign.list> = {
  table: 'campaign',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.company_id, t.created_by, ${campaignColumns.map((name) => `t.${name}`).join(', ')},
    t.state, t.starts_at, t.started_at, t.ended_at, t.content, t.reason, t.counted_from, t.turn, t.leased_until, t.times_lost, h.name as hotlist_name, j.job_title, e.name as template_name,
    t.first_id, t.is_test, t.step, (select o.subject from campaign o where o.id = t.first_id) as first_subject,
    f.name as from_name, y.name as reply_name, ${ownerColumns},
    ${namesOf('g.id', 'g.name', `vendor_group g where g.id = any(t.group_ids) and ${seen('g')}`)} as group_names,
    ${namesOf('v.id', 'v.name', `vendor v where v.id = any(t.vendor_ids) and ${seen('v')}`)} as vendor_names,
    ${namesOf('k.id', 'k.full_name', `vendor_contact k join vendor v on v.id = k.vendor_id and ${seen('v')} where k.id = any(t.contact_ids)`)} as contact_names,
    ${namesOf('c.id', 'trim(c.full_name)', `candidate c where c.id = any(t.candidate_ids) and ${seen('c')}`)} as candidate_names,
    (select coalesce(json_agg(json_build_object('fileKey', s.key, 'originalName', s.original_name, 'fileType', s.file_type,
      'fileSize', s.file_size) order by array_position(t.file_keys, s.key)), '[]') from stored_file s where s.key = any(t.file_keys)) as files,
    (select coalesce(json_object_agg(state, people), '{}') from (
      select r.state, count(*)::int as people from campaign_recipient r
      where r.campaign_id = t.id and ${peopleSeen} group by r.state) stood) as counts,
    (select json_build_object('clicked', count(r.clicked_at), 'replied', count(r.replied_at), 'unsubscribed', count(r.unsubscribed_at))
      from campaign_recipient r where r.campaign_id = t.id
      and (r.clicked_at is not null or r.replied_at is not null or r.unsubscribed_at is not null) and ${peopleSeen}) as marks,
    (select coalesce(json_agg(json_build_object('_id', s.id, 'step', s.step, 'state', s.state, 'startsAt', s.starts_at, 'waiting', n.waiting,
      'accepted', n.accepted, 'replied', n.replied, 'leftOut', n.left_out) order by s.step), '[]') from campaign s, lateral (
      select count(*) filter (where r.state in ('queued', 'sending', 'deferred'))::int as waiting,
        count(*) filter (where r.state = 'accepted')::int as accepted, count(r.replied_at)::int as replied,
        count(*) filter (where r.state = 'left-out')::int as left_out
      from campaign_recipient r where r.campaign_id = s.id and ${peopleSeen}) n where s.first_id = t.id) as steps`,
  joins: `left join hotlist h on h.id = t.hotlist_id and ${seen('h')} left join job j on j.id = t.job_id and ${seen('j')}
    left join email_template e on e.id = t.template_id and e.deleted_at is null and ${seen('e')}
    left join business_unit f on f.id = t.from_unit_id left join business_unit y on y.id = t.reply_unit_id ${ownerJoin}`,
  within: seenInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    subject: { by: 't.subject collate corridor_text' },
    kind: { by: 't.kind' },
    state: { by: 't.state' },
    startedDate: { by: 't.started_at', nullable: true },
  },
  filters: {
    kind: (sql, value) => sql`t.kind = ${value}`,
    state: (sql, value) => sql`t.state = ${value}`,
    hotlist: (sql, id, scope) =>
      sql`t.hotlist_id in (select o.id from hotlist o where o.id = ${id} and ${sql.unsafe(textOf(seen('o'), scope))})`,
    job: (sql, id, scope) =>
      sql`t.job_id in (select o.id from job o where o.id = ${id} and ${sql.unsafe(textOf(seen('o'), scope))})`,
  },
  search: { subject: 't.subject' },
  toWire,
}

export const campaigns = companyTable<CampaignRow, CampaignValues>({
  spec: campaignSpec,
  entity: 'Campaign',
  columns: campaignColumns,
})

const oneNamed = (id: string | null, name: string | null) => (id && name !== null ? [{ _id: id, name }] : [])

export function toWire(row: CampaignRow): Campaign {
  const count = (...states: RecipientState[]) => states.reduce((sum, state) => sum + (row.counts[state] ?? 0), 0)
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    kind: row.kind,
    topic: topicOfKind[row.kind],
    subject: row.subject,
    body: row.body,
    hotlist: row.hotlist_id,
    hotlistInfo: oneNamed(row.hotlist_id, row.hotlist_name),
    job: row.job_id,
    jobInfo: oneNamed(row.job_id, row.job_title),
    template: row.template_id,
    templateInfo: oneNamed(row.template_id, row.template_name),
    from: row.from_unit_id,
    fromInfo: oneNamed(row.from_unit_id, row.from_name),
    replyTo: row.reply_unit_id,
    replyToInfo: oneNamed(row.reply_unit_id, row.reply_name),
    groups: row.group_ids,
    groupInfo: row.group_names,
    vendors: row.vendor_ids,
    vendorInfo: row.vendor_names,
    contacts: row.contact_ids,
    contactInfo: row.contact_names,
    candidates: row.candidate_ids,
    candidateInfo: row.candidate_names,
    files: row.file_keys,
    fileInfo: row.files,
    againOf: row.again_of,
    followUps: row.follow_up_days.map((afterDays, at) => ({ afterDays, body: row.follow_up_bodies[at] ?? '' })),
    first: row.first_id,
    firstInfo: oneNamed(row.first_id, row.first_subject),
    step: row.step,
    steps: row.steps.map((step) => ({ ...step, startsAt: new Date(step.startsAt).toISOString() })),
    onlyMissed: row.only_missed,
    isTest: row.is_test,
    state: row.state,
    reason: row.reason && errorMessage(row.reason.code),
    reasonWords: row.reason?.words ?? '',
    startsAt: row.starts_at?.toISOString() ?? null,
    startedDate: row.started_at?.toISOString() ?? null,
    endedDate: row.ended_at?.toISOString() ?? null,
    counts: {
      people: Object.values(row.counts).reduce((sum, one) => sum + one, 0),
      waiting: count('queued', 'sending', 'deferred'),
      accepted: count('accepted'),
      refused: count('refused'),
      bounced: count('bounced'),
      unknown: count('unknown'),
      leftOut: count('left-out'),
      cancelled: count('cancelled'),
      ...row.marks,
    },
    userInfo: toUserInfo(row),
  }
}

/** Values of a campaign that the audit keeps: its content, and the people whom it is meant for. */
export const toFacts = (row: CampaignRow): CampaignValues & { state: CampaignState } => ({
  ...{ kind: row.kind, subject: row.subject, body: row.body, hotlist_id: row.hotlist_id, job_id: row.job_id },
  template_id: row.template_id,
  ...{ from_unit_id: row.from_unit_id, reply_unit_id: row.reply_unit_id },
  ...{ group_ids: row.group_ids, vendor_ids: row.vendor_ids },
  ...{ contact_ids: row.contact_ids, candidate_ids: row.candidate_ids },
  ...{ file_keys: row.file_keys, again_of: row.again_of, only_missed: row.only_missed, state: row.state },
  ...{ follow_up_days: row.follow_up_days, follow_up_bodies: row.follow_up_bodies },
})

export interface AlongRow {
  key: string
  original_name: string
  file_type: string
  file_size: number
}

/** Lists the files that go along with a campaign's mails, in its order. */
export const listAlong = (sql: Sql, keys: readonly string[]) => sql<AlongRow[]>`
  select key, original_name, file_type, file_size from stored_file
  where key = any(${keys as string[]}) order by array_position(${keys as string[]}, key)`

/** Every file that a campaign holds, those in the formats of vendors too. */
export async function listHeld(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql<{ file_key: string }[]>`select file_key from campaign_file where campaign_id = ${id}`
  return rows.map(({ file_key }) => file_key)
}

export interface ResumeRow {
  file_key: string
  original_name: string
  /** Null once they are gone for good. */
  candidate_id: string | null
}

/** Lists the given files that are resumes which the product drew. */
export const listResumes = (sql: Sql, keys: readonly string[]) => sql<ResumeRow[]>`
  select r.file_key, f.original_name, r.candidate_id from drawn_resume r join stored_file f on f.key = r.file_key
  where r.file_key = any(${keys as string[]}) order by array_position(${keys as string[]}, r.file_key)`
