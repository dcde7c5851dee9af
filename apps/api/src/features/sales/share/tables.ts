import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { ShareState, ShareWish } from '@corridor/contract/sales/share/columns'
import type { Share, ShareRequest, share } from '@corridor/contract/sales/share/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { seen, seenBy, type Within } from '../../../db/scope/within.ts'

export interface ShareValues {
  title: string
  note: string
  columns: ShownColumn[]
  shows_initials: boolean
  password_hash: string | null
  expires_on: string
  revoked_at: Date | null
}
export interface ShareRow extends RecordRow, OwnerColumns, ShareValues {
  hotlist_id: string
  hotlist_name: string
  state: ShareState
  view_count: number
  open_requests: number
}

/** A link and what came through it are seen by whoever sees the hotlist. */
const withHotlist =
  (hotlistOf: string): Within =>
  (sql, scope) => {
    const stands = sql`exists (select from hotlist o where o.id = ${sql.unsafe(hotlistOf)} and o.deleted_at is null)`
    return seenBy(sql, scope, {
      of: { table: 'hotlist', by: hotlistOf },
      company: (id) => sql`t.company_id = ${id} and ${stands}`,
      platform: stands,
    })
  }

/** End of a link that is known as `t`: with its last day, by the company's clock (`s`). */
export const endOf = "(t.expires_on + 1)::timestamp at time zone coalesce(s.timezone, 'UTC')"
/** The joins that say how a link stands. */
export const standingJoins =
  'join hotlist h on h.id = t.hotlist_id left join company_settings s on s.company_id = t.company_id'

const state = `case when t.revoked_at is not null then 'revoked' when not h.is_public then 'private'
  when now() >= ${endOf} then 'expired' else 'open' end`
const views = '(select coalesce(sum(v.views), 0)::int from share_view v where v.link_id = t.id)'

export const shareSpec: ListSpec<ShareRow, typeof share.list> = {
  table: 'share_link',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.hotlist_id, h.name as hotlist_name, t.title, t.note, t.columns, t.shows_initials,
    t.password_hash, t.expires_on::text as expires_on, t.revoked_at, ${state} as state, ${views} as view_count,
    (select count(*)::int from share_request r where r.link_id = t.id and r.done_at is null) as open_requests, ${ownerColumns}`,
  joins: `${standingJoins} ${ownerJoin}`,
  searchJoins: standingJoins,
  within: withHotlist('t.hotlist_id'),
  sort: {
    createDate: { by: 't.created_at' },
    title: { by: 't.title collate corridor_text' },
    expiresOn: { by: 't.expires_on' },
    viewCount: { by: views },
  },
  filters: {
    hotlist: (sql, id) => sql`t.hotlist_id = ${id}`,
    state: (sql, value) => sql`(${sql.unsafe(state)}) = ${value}`,
  },
  search: { title: 't.title', hotlistName: 'h.name' },
  toWire,
}

export const shares = companyTable<ShareRow, ShareValues>({
  spec: shareSpec,
  entity: 'Share Link',
  columns: ['title', 'note', 'columns', 'shows_initials', 'password_hash', 'expires_on', 'revoked_at'],
})

export function toWire(row: ShareRow): Share {
  return {
    ...toRecordBase(row),
    hotListId: row.hotlist_id,
    hotlistName: row.hotlist_name,
    title: row.title,
    note: row.note,
    columns: row.columns,
    showsInitials: row.shows_initials,
    hasPassword: row.password_hash !== null,
    expiresOn: row.expires_on,
    revokedDate: row.revoked_at?.toISOString() ?? null,
    state: row.state,
    viewCount: row.view_count,
    openRequestCount: row.open_requests,
    userInfo: toUserInfo(row),
  }
}

interface RequestValues {
  done_at: Date | null
}
export interface RequestRow extends RecordRow, RequestValues {
  link_id: string
  link_title: string
  hotlist_id: string
  wish: ShareWish
  is_whole_list: boolean
  candidate_id: string | null
  first_name: string | null
  last_name: string | null
  email: string
  name: string
  company: string
  message: string
}

export const requestSpec: ListSpec<RequestRow, typeof share.listRequest> = {
  table: 'share_request',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.link_id, l.title as link_title, l.hotlist_id, t.wish, t.is_whole_list,
    c.id as candidate_id, c.first_name, c.last_name, t.email, t.name, t.company, t.message, t.done_at`,
  joins: `join share_link l on l.id = t.link_id
    left join candidate c on c.id = t.candidate_id and c.deleted_at is null and ${seen('c')}`,
  searchJoins: 'join share_link l on l.id = t.link_id',
  within: withHotlist('(select w.hotlist_id from share_link w where w.id = t.link_id)'),
  sort: {
    createDate: { by: 't.created_at' },
    email: { by: 'lower(t.email)' },
    isDone: { by: '(t.done_at is not null)' },
  },
  filters: {
    hotlist: (sql, id) => sql`t.link_id in (select o.id from share_link o where o.hotlist_id = ${id})`,
    share: (sql, id) => sql`t.link_id = ${id}`,
    isDone: (sql, value) => sql`(t.done_at is not null) = ${value}`,
  },
  search: { email: 't.email', name: 't.name', company: 't.company' },
  toWire: toRequestWire,
}

export const requests = companyTable<RequestRow, RequestValues>({
  spec: requestSpec,
  entity: 'Request',
  columns: ['done_at'],
})

export function toRequestWire(row: RequestRow): ShareRequest {
  return {
    ...toRecordBase(row),
    shareId: row.link_id,
    shareTitle: row.link_title,
    hotListId: row.hotlist_id,
    wish: row.wish,
    candidateInfo: row.candidate_id ? [{ _id: row.candidate_id, ...toNames(row.first_name, row.last_name) }] : [],
    isWholeList: row.is_whole_list,
    email: row.email,
    name: row.name,
    company: row.company,
    message: row.message,
    isDone: row.done_at !== null,
  }
}
