import type { Language } from '@corridor/contract/wire/language'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { newId } from '../../../platform/ids.ts'
import { json, type Sql } from '../../../platform/sql.ts'
import { holdsFor, type KeptEvidence, type SuppressionRow, type SuppressionValues, suppressionSpec } from './tables.ts'

export const listSuppressions = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, suppressionSpec, query)

export type Suppressing = Pick<SuppressionValues, 'kind' | 'value' | 'topic' | 'reason'> & { evidence: KeptEvidence }

export interface Kept {
  id: string
  isNew: boolean
}

/** As much as tells the story of an address; the first time stays for ever. */
const evidenceMax = 20

/**
 * Suppresses, or adds to what is known if the same stands already. Undefined if that was known: the same evidence of another moment says
 * nothing new.
 */
export async function keepSuppression(
  tx: Sql,
  companyId: string,
  madeBy: string | null,
  { kind, value, topic, reason, evidence }: Suppressing,
): Promise<Kept | undefined> {
  const { at, ...same } = evidence
  const [row] = await tx<Kept[]>`
    insert into suppression as s (id, company_id, kind, value, topic, reason, evidence, created_by)
    values (${newId()}, ${companyId}, ${kind}, ${value}, ${topic}, ${reason}, ${json(tx, [{ ...same, at }])}, ${madeBy})
    on conflict (company_id, value, kind, coalesce(topic, ''), reason) where released_at is null do update
    set evidence = case when jsonb_array_length(s.evidence) < ${evidenceMax} then s.evidence else s.evidence - 1 end || excluded.evidence,
      version = s.version + 1, updated_at = now()
    where not s.evidence @> ${json(tx, [same])}
    returning id, xmax = 0 as "isNew"`
  return row
}

/** The one that stands of this very kind, value, topic and reason. */
export async function findStanding(
  sql: Sql,
  companyId: string,
  { kind, value, topic, reason }: Pick<SuppressionValues, 'kind' | 'value' | 'topic' | 'reason'>,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from suppression
    where company_id = ${companyId} and kind = ${kind} and value = ${value} and topic is not distinct from ${topic}
      and reason = ${reason} and released_at is null`
  return row?.id
}

/** For each of these whether it stands, in their order. */
export async function areStanding(
  sql: Sql,
  companyId: string,
  asked: readonly Pick<SuppressionValues, 'value' | 'kind' | 'topic' | 'reason'>[],
): Promise<boolean[]> {
  const rows = await sql<{ stands: boolean }[]>`
    select s.id is not null as stands
    from unnest(
      ${asked.map(({ value }) => value)}::text[], ${asked.map(({ kind }) => kind)}::text[],
      ${asked.map(({ topic }) => topic ?? '')}::text[], ${asked.map(({ reason }) => reason)}::text[]
    ) with ordinality as a (value, kind, topic, reason, at)
    left join suppression s on s.company_id = ${companyId} and s.value = a.value and s.kind = a.kind
      and coalesce(s.topic, '') = a.topic and s.reason = a.reason and s.released_at is null
    order by a.at`
  return rows.map(({ stands }) => stands)
}

/** Lists the suppressions that else stand or stood against the same address or domain, the newest first. */
export const listHistory = (sql: Sql, scope: Scope, id: string) => sql<SuppressionRow[]>`
  select ${sql.unsafe(suppressionSpec.columns)} from suppression one
  join suppression t on t.company_id = one.company_id and t.kind = one.kind and t.value = one.value and t.id <> one.id
  ${sql.unsafe(suppressionSpec.joins ?? '')}
  where one.id = ${id} and ${suppressionSpec.within(sql, scope)} order by t.created_at desc, t.id desc limit ${historyMax}`
const historyMax = 50

/** Takes the given suppressions that stand, kept from others until the transaction ends. */
export const lockStanding = (tx: Sql, scope: Scope, ids: string[]) => tx<SuppressionRow[]>`
  select ${tx.unsafe(suppressionSpec.columns)} from suppression t ${tx.unsafe(suppressionSpec.joins ?? '')}
  where t.id = any(${ids}::uuid[]) and t.released_at is null and ${suppressionSpec.within(tx, scope)} order by t.id for update of t`

export interface Addressee {
  id: string
  company_id: string
  company_name: string
  address: string
}

/**
 * Finds the person whom a link names, and the company that writes to them; `held` lets nobody else decide for them until the transaction
 * ends.
 */
export async function findAddressee(sql: Sql, id: string, held = false): Promise<Addressee | undefined> {
  const [row] = await sql<Addressee[]>`
    select a.id, a.company_id, c.name as company_name, a.address from mail_addressee a
    join company c on c.id = a.company_id and c.deleted_at is null
    where a.id = ${id} ${held ? sql`for update of a` : sql``}`
  return row
}

interface HoldingRow extends Pick<SuppressionValues, 'kind' | 'topic' | 'reason'> {
  id: string
}

/** All that stands against an address, by itself or by its domains. */
export const listHolding = (sql: Sql, { company_id, address }: Addressee) => sql<HoldingRow[]>`
  select id, kind, topic, reason from suppression t
  where company_id = ${company_id} and ${holdsFor(sql, address)} and released_at is null`

/** Releases as the person themselves, in their own words if they wrote any. */
export async function releaseByPerson(tx: Sql, ids: string[], words: string, at: Date): Promise<void> {
  await tx`
    update suppression set released_at = ${at}, release_reason = ${words}, version = version + 1, updated_at = now()
    where id = any(${ids}::uuid[])`
}

/** Notes a mail that came back softly, once each. */
export async function keepSoftBounce(
  tx: Sql,
  companyId: string,
  { address, mail, words, at }: { address: string; mail: string; words: string; at: Date },
): Promise<void> {
  await tx`
    insert into soft_bounce (company_id, address, mail, words, at)
    values (${companyId}, ${address}, ${mail}, ${words}, ${at}) on conflict do nothing`
}

/** Counts the mails to an address that came back softly since then. */
export async function countSoftBounces(sql: Sql, companyId: string, address: string, since: Date): Promise<number> {
  const [row] = await sql<{ mails: number }[]>`
    select count(*)::int as mails from soft_bounce
    where company_id = ${companyId} and address = ${address} and at > ${since}`
  return row?.mails ?? 0
}

/** Forgets bounces that were counted before a release. */
export async function forgetSoftBouncesOf(tx: Sql, companyId: string, address: string): Promise<void> {
  await tx`delete from soft_bounce where company_id = ${companyId} and address = ${address}`
}

export async function forgetSoftBounces(sql: Sql, before: Date): Promise<void> {
  await sql`delete from soft_bounce where at < ${before}`
}

/** The foot of later mails is in the language in which somebody chose what they get. */
export const noteLanguage = (tx: Sql, addresseeId: string, language: Language) =>
  tx`update mail_addressee set language = ${language} where id = ${addresseeId} and language is distinct from ${language}`
