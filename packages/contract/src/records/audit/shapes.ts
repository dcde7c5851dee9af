import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, listEndpointOf } from '../../wire/endpoint.ts'
import { listAnswer } from '../../wire/list.ts'
import { companyInfo, moment, recordId, userInfo } from '../../wire/record.ts'

/** One change that the trail tells of. */
export const AuditRow = z.object({
  _id: recordId,
  /** Moment at which it happened. */
  createDate: moment,
  /** Action, as `hotlist.add`. */
  action: z.string(),
  kind: z.string(),
  record: z.string().nullable(),
  /** Name of the record at that time; empty if it has none. */
  name: z.string(),
  /** Empty for what the product did by itself. */
  userInfo,
  /** Empty if it was in no company. */
  companyInfo,
})
export type AuditRow = z.infer<typeof AuditRow>

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

/** A field that is not the same before and after. A secret's values are null, whatever they were. */
export const AuditChange = z.object({ field: z.string(), before: value, after: value, isSecret: z.boolean() })
export type AuditChange = z.infer<typeof AuditChange>

export const AuditPerson = z.object({ _id: recordId, createDate: moment, name: z.string(), email: z.string() })

// 10,000 and `totalIsExact: false` if more match; rows past those are reached by narrowing the time.
const rowsAnswer = listAnswer(AuditRow).extend({ totalIsExact: z.boolean() })

const narrowing = {
  kind: z.string().max(60),
  /** `hotlist.add`, or `add` of any kind. */
  action: z.string().max(60),
  from: moment,
  /** Up to this moment, without it. */
  to: moment,
}

const tag = 'audit'
const meta = { access: access.audit.read }

/** The trail: of the whole platform for an administrator, of the own company for its Owner. */
export const audit = {
  list: listEndpointOf(
    { path: '/audit/list', summary: 'Who changed what, newest first', tag },
    rowsAnswer,
    {
      sort: [],
      filters: {
        person: recordId,
        company: recordId,
        record: z.string().max(200),
        ...narrowing,
      },
      search: ['name'],
    },
    meta,
  ),
  listOwn: listEndpointOf(
    { path: '/audit/list-own', summary: 'What the signed-in person did, newest first', tag },
    rowsAnswer,
    { sort: [], filters: narrowing, search: ['name'] },
    { access: access.signedIn, beforeOnboarding: true },
  ),
  view: endpoint(
    'GET',
    { path: '/audit/view/{id}', summary: 'What one change was, before and after', tag },
    { ...meta, record: { kind: 'audit', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: AuditRow.extend({ changes: z.array(AuditChange) }) })),
  listPerson: listEndpoint(
    { path: '/audit/list-person', summary: 'Whom the trail can be narrowed to', tag },
    AuditPerson,
    { sort: ['name'], filters: {}, search: ['name'] },
    meta,
  ),
}
