import type postgres from 'postgres'
import { idAt } from '../../../../platform/ids.ts'

/** One row of the trail at the moment at which it would have been left. */
export interface Trace {
  company_id: string | null
  actor_id: string | null
  action: string
  record_kind: string
  record_id: string
  at: Date
  before: object | null
  after: object | null
}

const atOnce = 500
// Columns that the audit of a record does not hold.
const unheld = [
  ...['id', 'company_id', 'created_by', 'created_at', 'updated_at', 'version', 'deleted_at', 'audience', 'full_name'],
  ...[
    'search_text',
    'search_words',
    'place_text',
    'contact_text',
    'saved_steps',
    'candidate_name',
    'job_title_text',
    'leased_until',
    // Administrators read the audit, but no commission.
    ...['percent', 'amount', 'tax_percent', 'deadline_at'],
  ],
]
const kinds = [
  ...['candidate', 'client', 'vendor', 'vendor-contact', 'vendor-group', 'job', 'submission', 'interview', 'placement'],
  ...['hotlist', 'campaign', 'email-template', 'vendor-note'],
  ...['institution', 'programme', 'intake', 'institution-contract', 'student-application'],
]

/** Leaves rows of the trail: their ids sort by the moments, as those that are left in time do. */
export async function leaveTrail(tx: postgres.TransactionSql, traces: readonly Trace[]): Promise<void> {
  const inOrder = traces.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (let from = 0; from < inOrder.length; from += atOnce) {
    const part = inOrder.slice(from, from + atOnce)
    const column = <Name extends keyof Trace>(name: Name) => part.map((trace) => trace[name])
    const facts = (name: 'before' | 'after') => part.map((trace) => trace[name] && JSON.stringify(trace[name]))
    await tx`
      insert into audit (id, at, company_id, actor_id, action, record_kind, record_id, before, after)
      select t.id, t.at, t.company_id, t.actor_id, t.action, t.kind, t.record_id, t.before::jsonb, t.after::jsonb
      from unnest(${part.map(({ at }) => idAt(at))}::uuid[], ${part.map(({ at }) => at.toISOString())}::timestamptz[],
        ${column('company_id')}::uuid[], ${column('actor_id')}::uuid[], ${column('action')}::text[], ${column('record_kind')}::text[],
        ${column('record_id')}::text[], ${facts('before')}::text[], ${facts('after')}::text[]
      ) as t (id, at, company_id, actor_id, action, kind, record_id, before, after)`
  }
}

/** The beginning of each record that the demo made, as the verbs would have left it on its day, and what hotlists and groups took in. */
export async function demoTrail(tx: postgres.TransactionSql): Promise<void> {
  const traces: Trace[] = []
  for (const kind of kinds)
    traces.push(
      ...(await tx<Trace[]>`
        select t.company_id, t.created_by as actor_id, ${`${kind}.add`} as action, ${kind} as record_kind, t.id::text as record_id,
          t.created_at as at, null::jsonb as before, to_jsonb(t) - ${unheld}::text[] as after
        from ${tx(kind.replace('-', '_'))} t`),
    )
  traces.push(
    ...(await tx<Trace[]>`
      select t.company_id, t.created_by as actor_id, 'hotlist.add-candidates' as action, 'hotlist' as record_kind, t.id::text as record_id,
        max(m.added_at) as at, null::jsonb as before, jsonb_build_object('candidateIds', jsonb_agg(m.candidate_id)) as after
      from hotlist t join hotlist_candidate m on m.hotlist_id = t.id group by t.id, m.added_at`),
    ...(await tx<Trace[]>`
      select t.company_id, t.created_by as actor_id, 'vendor-group.add-vendors' as action, 'vendor-group' as record_kind,
        t.id::text as record_id, t.created_at + interval '1 minute' as at, null::jsonb as before,
        jsonb_build_object('vendorIds', jsonb_agg(m.vendor_id)) as after
      from vendor_group t join vendor_group_member m on m.group_id = t.id group by t.id`),
    ...(await tx<Trace[]>`
      select company_id, created_by as actor_id, 'job.close' as action, 'job' as record_kind, id::text as record_id, closed_at as at,
        null::jsonb as before, jsonb_build_object('closed_reason', closed_reason) as after
      from job where closed_at is not null`),
    ...(await tx<Trace[]>`
      select company_id, created_by as actor_id, 'interview.outcome' as action, 'interview' as record_kind, id::text as record_id,
        starts_at + make_interval(mins => minutes) as at, null::jsonb as before, jsonb_build_object('outcome', outcome) as after
      from interview where outcome is not null`),
  )
  await leaveTrail(tx, traces)
}
