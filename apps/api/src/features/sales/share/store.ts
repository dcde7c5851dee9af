import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { ShareWish } from '@corridor/contract/sales/share/columns'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen, seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { faceColumns, faceJoins, type PageFace, personColumns, type ShownRow } from '../../candidate/paper/tables.ts'
import { endOf, requestSpec, type ShareValues, shareSpec, standingJoins } from './tables.ts'

export const listShares = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, shareSpec, query)
export const listRequests = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, requestSpec, query)

interface Keys {
  id: string
  hotlist_id: string
  token_hash: Buffer
  sealed_token: string
}

export const insertShare = (tx: Sql, { companyId, userId }: CompanyScope, values: Keys & Partial<ShareValues>) =>
  tx`insert into share_link ${columnsOf(tx, { company_id: companyId, created_by: userId, ...values })}`

/** The sealed token of a link that stands; undefined once it was revoked. */
export async function findSealedToken(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ sealed_token: string }[]>`
    select sealed_token from share_link where id = ${id} and revoked_at is null`
  return row?.sealed_token
}

/** On which days a link was opened how often, the latest first. */
export const listViews = (sql: Sql, id: string, days: number) => sql<{ day: string; views: number }[]>`
  select day::text, views from share_view where link_id = ${id} and day > current_date - ${days}::int order by day desc`

export interface OpenLink extends PageFace {
  id: string
  created_by: string
  hotlist_id: string
  title: string
  note: string
  columns: ShownColumn[]
  shows_initials: boolean
  password_hash: string | null
  token_hash: Buffer
}

/**
 * The link with this hash if it opens now. One statement judges all: what was revoked, has ended or became private is found as little as what
 * never was, in the same time.
 */
export async function findOpenLink(sql: Sql, tokenHash: Buffer): Promise<OpenLink | undefined> {
  const [row] = await sql<OpenLink[]>`
    select t.id, t.company_id, t.created_by, t.hotlist_id, t.title, t.note, t.columns, t.shows_initials, t.password_hash, t.token_hash,
      c.name as company_name, ${sql.unsafe(faceColumns)}, greatest(t.updated_at, h.updated_at, (
        select max(greatest(m.added_at, p.updated_at)) from hotlist_candidate m join candidate p on p.id = m.candidate_id
        where m.hotlist_id = h.id and p.status = 'active')) as changed_at
    from share_link t ${sql.unsafe(standingJoins)}
    join company c on c.id = t.company_id and c.deleted_at is null and c.is_on_boarding_completed
    ${sql.unsafe(faceJoins('t.created_by'))}
    where t.token_hash = ${tokenHash} and t.revoked_at is null and h.is_public and h.deleted_at is null
      and now() < ${sql.unsafe(endOf)}`
  return row
}

/** The active people of a hotlist whom this scope sees, in the hotlist's order; nobody if the hotlist itself is beyond it. */
export const listSharedPeople = (sql: Sql, scope: Scope, hotlistId: string, limit: number) => sql<ShownRow[]>`
  select ${sql.unsafe(personColumns)}
  from hotlist_candidate m
  join hotlist h on h.id = m.hotlist_id and h.deleted_at is null and ${isSeen(sql, scope, 'h')}
  join candidate t on t.id = m.candidate_id
  left join lookup w on w.id = t.work_authorization_id
  where m.hotlist_id = ${hotlistId} and t.status = 'active' and ${seenInCompany(sql, scope)}
  order by m.position, m.candidate_id limit ${limit}`

/** True if the caller may still see the hotlist of a link. */
export const isHotlistSeen = async (sql: Sql, scope: Scope, id: string): Promise<boolean> =>
  (await sql`select from hotlist t where t.id = ${id} and ${seenInCompany(sql, scope)}`).length > 0

export const countView = (sql: Sql, linkId: string) => sql`
  insert into share_view (link_id, day) values (${linkId}, current_date)
  on conflict (link_id, day) do update set views = share_view.views + 1`

interface Asked {
  company_id: string
  link_id: string
  candidate_id: string | null
  is_whole_list: boolean
  wish: ShareWish
  email: string
  name: string
  company: string
  message: string
}

/** Keeps a request; undefined if the same person asked for the same through this link already, and nobody has answered. */
export async function insertRequest(tx: Sql, asked: Asked): Promise<string | undefined> {
  const id = newId()
  const { link_id, candidate_id, wish, email } = asked
  // Two presses of one button wait for each other.
  await tx`select from share_link where id = ${link_id} for update`
  const [standing] = await tx`
    select from share_request where link_id = ${link_id} and candidate_id is not distinct from ${candidate_id} and wish = ${wish}
      and lower(email) = lower(${email}) and done_at is null`
  if (standing) return undefined
  await tx`insert into share_request ${columnsOf(tx, { id, ...asked })}`
  return id
}
