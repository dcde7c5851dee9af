import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import {
  type EvidenceSource,
  type SuppressionKind,
  type SuppressionReason,
  suppressionReasons,
} from '@corridor/contract/mail/suppression/kinds'
import type { Suppression, suppression } from '@corridor/contract/mail/suppression/shapes'
import type { Language } from '@corridor/contract/wire/language'
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
import { keptInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

/** One time that it became known, as it is kept. */
export interface KeptEvidence {
  source: EvidenceSource
  at: string
  subject?: string
  words?: string
  /** The member who wrote it down. */
  by?: string
  /** Person of a campaign to whom the mail went that it came from. */
  recipient?: string
  /** The mail that came back. */
  mail?: string
}

/** The columns that verbs write. */
export interface SuppressionValues {
  kind: SuppressionKind
  value: string
  topic: MailTopic | null
  reason: SuppressionReason
  evidence: KeptEvidence[]
  released_at: Date | null
  released_by: string | null
  release_reason: string
  release_proof: string
}

export interface SuppressionRow extends RecordRow, OwnerColumns, SuppressionValues {
  releaser_first: string | null
  releaser_last: string | null
}

export const suppressionSpec: ListSpec<SuppressionRow, typeof suppression.list> = {
  table: 'suppression',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.kind, t.value, t.topic, t.reason, t.evidence, t.released_at, t.released_by,
    t.release_reason, t.release_proof, r.first_name as releaser_first, r.last_name as releaser_last, ${ownerColumns}`,
  joins: `${ownerJoin} left join user_account r on r.id = t.released_by`,
  within: keptInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    value: { by: 't.value collate corridor_text' },
    reason: { by: 't.reason' },
  },
  filters: {
    kind: (sql, kind) => sql`t.kind = ${kind}`,
    topic: (sql, topic) => (topic === 'all' ? sql`t.topic is null` : sql`t.topic = ${topic}`),
    reason: (sql, reason) => sql`t.reason = ${reason}`,
    address: holdsFor,
    state: (sql, state) => (state === 'live' ? sql`t.released_at is null` : sql`t.released_at is not null`),
  },
  search: { value: 't.value' },
  toWire,
}

export function toWire(row: SuppressionRow): Suppression {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    ...{ kind: row.kind, value: row.value, topic: row.topic, reason: row.reason },
    evidence: row.evidence.map(({ source, at, subject = '', words = '' }) => ({ source, date: at, subject, words })),
    state: row.released_at ? 'released' : 'live',
    releaseDate: row.released_at?.toISOString() ?? null,
    releaseUserInfo: row.released_by
      ? [{ _id: row.released_by, ...toNames(row.releaser_first, row.releaser_last) }]
      : [],
    releaseReason: row.release_reason,
    releaseProof: row.release_proof,
    userInfo: toUserInfo(row),
  }
}

/** Values of a suppression that the audit keeps. */
export const toFacts = ({
  kind,
  value,
  topic,
  reason,
  released_at,
  release_reason,
  release_proof,
}: SuppressionRow) => ({
  ...{ kind, value, topic, reason },
  ...(released_at && { released_at, release_reason, release_proof }),
})

export const suppressions = companyTable<SuppressionRow, SuppressionValues>({
  spec: suppressionSpec,
  entity: 'Suppressed Address',
  columns: [
    ...(['kind', 'value', 'topic', 'reason', 'evidence'] as const),
    ...(['released_at', 'released_by', 'release_reason', 'release_proof'] as const),
  ],
})

/** Reason why an address gets no mail: its own, or that of a domain it is of. */
export interface Suppressed {
  id: string
  kind: SuppressionKind
  value: string
  /** Null: whatever is sent to many. */
  topic: MailTopic | null
  reason: SuppressionReason
  evidence: KeptEvidence[]
  since: Date
}

/**
 * Finds the given addresses that get no mail of a topic (null: of none that is asked for by itself), each as it was given, with the
 * strongest reason that stands. One statement, however many. Contact settings of a vendor or candidate are not asked here.
 */
export async function listSuppressed(
  sql: Sql,
  companyId: string,
  topic: MailTopic | null,
  addresses: readonly string[],
): Promise<Map<string, Suppressed>> {
  const domains = new Map(addresses.map((address) => [address, domainsOf(address)]))
  const asked = [...new Set([...addresses.map((address) => address.toLowerCase()), ...[...domains.values()].flat()])]
  const rows = await sql<Suppressed[]>`
    select s.id, s.kind, s.value, s.topic, s.reason, s.evidence, s.created_at as since
    from unnest(${asked}::text[]) as asked (value)
    join suppression s on s.company_id = ${companyId} and s.value = asked.value
    where s.released_at is null and (s.topic is null or s.topic = ${topic})`
  const byValue = Map.groupBy(rows, ({ value }) => value)
  const found = new Map<string, Suppressed>()
  for (const [address, ofDomains] of domains) {
    const own = byValue.get(address.toLowerCase())?.filter(({ kind }) => kind === 'address') ?? []
    const above = ofDomains.flatMap((domain) => byValue.get(domain) ?? []).filter(({ kind }) => kind === 'domain')
    const [strongest] = [...own, ...above].sort(byStrength)
    if (strongest) found.set(address, strongest)
  }
  return found
}

/** The rows, under the alias `t`, that hold for an address: its own, and those of its domains. */
export function holdsFor(sql: Sql, address: string): Fragment {
  const own = sql`t.kind = 'address' and t.value = ${address.toLowerCase()}`
  return sql`((${own}) or (t.kind = 'domain' and t.value = any(${domainsOf(address)}::text[])))`
}

/** The domain of an address, and those above it: a blocked domain holds for what is below it too. */
function domainsOf(address: string): string[] {
  const parts = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
}

// Order of suppressions: one for everything tells more than one for a topic, and the older came first.
const byStrength = (a: Suppressed, b: Suppressed) =>
  suppressionReasons.indexOf(a.reason) - suppressionReasons.indexOf(b.reason) ||
  Number(a.topic !== null) - Number(b.topic !== null) ||
  a.since.getTime() - b.since.getTime()

/** Somebody outside, as a company writes to them. */
export interface Written {
  id: string
  /** Language in which they chose which mails they get, or that of their account; null if nothing is known. */
  language: Language | null
}

/** Finds the people whom a company knows by these addresses, in lower case; those that it never wrote to are noted. */
export async function addresseesOf(
  tx: Sql,
  companyId: string,
  addresses: readonly string[],
): Promise<Map<string, Written>> {
  // In one order, so that two who note the same ones wait for each other and do not block each other.
  const asked = [...new Set(addresses.map((address) => address.toLowerCase()))].sort()
  await tx`
    insert into mail_addressee (id, company_id, address)
    select n.id, ${companyId}, n.address
    from unnest(${asked.map(() => newId())}::uuid[], ${asked}::text[]) as n (id, address)
    on conflict (company_id, address) do nothing`
  // A second statement: it sees those that somebody else noted meanwhile.
  const rows = await tx<(Written & { address: string })[]>`
    select a.id, a.address, coalesce(a.language, u.language) as language
    from mail_addressee a left join user_account u on u.email = a.address
    where a.company_id = ${companyId} and a.address = any(${asked}::text[])`
  return new Map(rows.map(({ address, ...written }) => [address, written]))
}
