import {
  type About,
  type Delivery,
  type NotificationKind,
  notificationDays,
  notificationFacts,
} from '@corridor/contract/told/notification/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { json } from '../../../platform/sql.ts'
import { type NotificationRow, notificationSpec, ownHere } from './tables.ts'

export const listNotifications = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, notificationSpec, query)

/** Place in which a notification is read: a company, the administration, or wherever the person works. */
export type Place = { companyId: string } | 'admin' | 'anywhere'

interface NewNotification {
  kind: NotificationKind
  params: object
  to: readonly string[]
  at: Place
  about: About | null
  folds: boolean
  /** A notice without a letter of its own goes into the daily letter if letters crowd. */
  mayWait: boolean
}

/** Letters that may wait for a person before further notices go into the daily one. */
const waitingMax = 10

/**
 * Writes a notification for each active person who wants the kind; answers who got one, and how else it is to reach them. One that folds
 * counts up the unread one that stands.
 */
export function insertNotifications(tx: Sql, { kind, params, to, at, about, folds, mayWait }: NewNotification) {
  const { tab, delivery, isFixed } = notificationFacts[kind]
  const area = at === 'anywhere' ? null : at === 'admin' ? 'admin' : 'company'
  const companyId = typeof at === 'object' ? at.companyId : null
  const wanted = tx`case when ${isFixed ?? false} then ${delivery} else coalesce(s.delivery, ${delivery}) end`
  const isCrowded = tx`${mayWait && !isFixed} and ${waitingMax} <= (
    select count(*) from mail m where lower(m.to_address) = lower(u.email) and m.kind = 'notification' and m.state = 'queued')`
  return tx<{ user_id: string; delivery: Delivery }[]>`
    with addressed as (
      select given.id, u.id as user_id, case when ${wanted} = 'mail' and ${isCrowded} then 'digest' else ${wanted} end as delivery
      from unnest(${to.map(() => newId())}::uuid[], ${[...to]}::uuid[]) as given (id, user_id)
      join user_account u on u.id = given.user_id and u.status = 'active'
      left join notification_setting s on s.user_id = u.id and s.kind = ${kind}
      where ${wanted} <> 'never'
    ), written as (
      insert into notification as n (id, user_id, area, company_id, kind, tab, params, record_kind, record_id, folds, awaits_digest)
      select id, user_id, ${area}, ${companyId}, ${kind}, ${tab}, ${json(tx, params)}, ${about?.kind ?? null},
        ${about?.id ?? null}, ${folds}, delivery = 'digest'
      from addressed
      on conflict (user_id, kind, record_id) where folds and read_at is null
      do update set times = n.times + 1, params = excluded.params, created_at = now(), updated_at = now(), version = n.version + 1
    )
    select user_id, delivery from addressed order by user_id`
}

export const listAdministrators = (sql: Sql) =>
  sql<{ id: string }[]>`select id from user_account where is_administrator and status = 'active'`

export async function countUnread(sql: Sql, { scope }: Context): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::int as unread from notification t where ${ownHere(sql, scope)} and t.read_at is null`
  return row?.unread ?? 0
}

/** Marks those of these ids that are the caller's; answers how many changed. */
export async function markThese(tx: Sql, { scope }: Context, ids: string[], isRead: boolean): Promise<number> {
  const { count } = await tx`
    update notification t set read_at = ${isRead ? tx`now()` : null}, updated_at = now(), version = version + 1
    where ${ownHere(tx, scope)} and t.id = any(${ids}::uuid[]) and (t.read_at is null) = ${isRead}
      ${isRead ? tx`` : withoutDouble(tx, ids)}`
  return count
}

// Keeps one unread notification about a record of a kind that folds: the newest.
const withoutDouble = (sql: Sql, ids: string[] = []) => sql`and not (t.folds and exists (
  select from notification o where o.user_id = t.user_id and o.kind = t.kind and o.record_id = t.record_id and o.folds
    and (o.read_at is null or o.id = any(${ids}::uuid[]) and o.id > t.id)))`

/** Marks all that the caller sees; answers how many, and the moment by which that is taken back. */
export async function markEvery(tx: Sql, { scope }: Context): Promise<{ marked: number; at: Date }> {
  // Cuts the moment to milliseconds, as it goes over the wire.
  const [row] = await tx<{ at: Date }[]>`select date_trunc('milliseconds', clock_timestamp()) as at`
  const at = (row as { at: Date }).at
  const { count } = await tx`
    update notification t set read_at = ${at}, updated_at = now(), version = version + 1
    where ${ownHere(tx, scope)} and t.read_at is null`
  return { marked: count, at }
}

export async function unmarkEvery(tx: Sql, { scope }: Context, at: Date): Promise<number> {
  const { count } = await tx`
    update notification t set read_at = null, updated_at = now(), version = version + 1
    where ${ownHere(tx, scope)} and t.read_at = ${at} ${withoutDouble(tx)}`
  return count
}

export const forgetNotifications = (sql: Sql) =>
  sql`delete from notification where created_at < now() - make_interval(days => ${notificationDays})`

export async function findTimeZone(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ time_zone: string | null }[]>`select time_zone from user_account where id = ${userId}`
  return row?.time_zone ?? null
}

/** False if the database does not know the zone. */
export async function keepTimeZone(tx: Sql, userId: string, timeZone: string): Promise<boolean> {
  const { count } = await tx`
    update user_account set time_zone = ${timeZone}
    where id = ${userId} and exists (select from pg_timezone_names where name = ${timeZone})`
  return count === 1
}

/** Reads the choices of a person, by kind. */
export async function readChoices(sql: Sql, userId: string): Promise<Map<NotificationKind, Delivery>> {
  const rows = await sql<{ kind: NotificationKind; delivery: Delivery }[]>`
    select kind, delivery from notification_setting where user_id = ${userId}`
  return new Map(rows.map(({ kind, delivery }) => [kind, delivery]))
}

/** Keeps a choice; what waits for the daily letter and is not wanted there any more waits no longer. */
export async function keepChoice(tx: Sql, userId: string, kind: NotificationKind, delivery: Delivery): Promise<void> {
  await tx`
    insert into notification_setting (user_id, kind, delivery) values (${userId}, ${kind}, ${delivery})
    on conflict (user_id, kind) do update set delivery = excluded.delivery`
  if (delivery !== 'digest')
    await tx`update notification set awaits_digest = false where user_id = ${userId} and kind = ${kind} and awaits_digest`
}

const morning = '8 hours'
const localNow = (sql: Sql, at: Date) => sql`(${at}::timestamptz at time zone coalesce(u.time_zone, 'UTC'))`
// The morning that has come: what is younger waits for the next.
const isDue = (sql: Sql, at: Date) => sql`
  ${localNow(sql, at)} >= date_trunc('day', ${localNow(sql, at)}) + ${morning}::interval
  and n.created_at < (date_trunc('day', ${localNow(sql, at)}) + ${morning}::interval) at time zone coalesce(u.time_zone, 'UTC')`

/** Lists the people whose morning has come, and for whom something waits. */
export const listDue = (sql: Sql, at: Date) => sql<{ id: string }[]>`
  select distinct u.id from notification n join user_account u on u.id = n.user_id
  where n.awaits_digest and n.read_at is null and u.status = 'active' and ${isDue(sql, at)}`

/** Takes what waits for one person's morning, once: of two workers the second finds nothing. Newest first. */
export async function takeDue(tx: Sql, userId: string, at: Date): Promise<NotificationRow[]> {
  await tx`select 1 from user_account where id = ${userId} for update`
  const rows = await tx<(NotificationRow & { is_seen: boolean })[]>`
    update notification n set awaits_digest = false from user_account u
    where u.id = n.user_id and n.user_id = ${userId} and n.awaits_digest and n.read_at is null and ${isDue(tx, at)}
    returning n.*, n.company_id is null or may_see(n.company_id, n.user_id, n.record_kind, n.record_id) as is_seen`
  // Leaves out notifications about a record that the person has lost sight of.
  return rows
    .filter(({ is_seen }) => is_seen)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
}

/** Leaves notifications that were read before their morning out of the letter. */
export const dropRead = (sql: Sql) => sql`
  update notification set awaits_digest = false where awaits_digest and read_at is not null`

/** Active owners of a company: they hear of what is decided on it. */
export const listOwners = (tx: Sql, companyId: string) => tx<{ id: string }[]>`
  select user_id as id from membership where company_id = ${companyId} and status = 'active' and 'owner' = any(roles)`
