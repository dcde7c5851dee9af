import { type AlikeMail, alikeShownMax } from '@corridor/contract/mail/alike/mail'
import type { InboxState } from '@corridor/contract/mail/inbox/kinds'
import type { Caller } from '../../../db/scope/context.ts'
import type { CompanyScope, Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { stateNow, threadsOf } from '../inbox/tables.ts'

interface AlikeRow {
  of_id: string
  id: string
  sender_name: string
  sender_address: string
  vendor_id: string | null
  vendor_name: string | null
  last_at: Date
  state: InboxState
  is_unread: boolean
  rate_min: string | null
  rate_max: string | null
  rate_currency: string | null
  rate_per: string | null
  pay_types: string[] | null
}

/** By conversation: all that ask for the same and that the caller reads, the newest first. One that stands alone is not among them. */
export async function listAlike(
  sql: Sql,
  scope: Scope,
  caller: Pick<Caller, 'roles'>,
  ids: readonly string[],
): Promise<Map<string, AlikeMail[]>> {
  const rows = await sql<AlikeRow[]>`
    select asked.id as of_id, t.id, t.sender_name, t.sender_address, v.id as vendor_id, v.name as vendor_name, t.last_at, t.is_unread,
      ${sql.unsafe(stateNow)} as state, q.rate_min, q.rate_max, q.rate_currency, q.rate_per, q.pay_types
    from inbox_thread asked join inbox_thread t on t.company_id = asked.company_id and t.alike_id = asked.alike_id
    left join vendor v on v.id = t.vendor_id and t.is_known and t.sender_proof <> 'claimed' and v.deleted_at is null and ${isSeen(sql, scope, 'v')}
    left join inbox_requirement q on q.thread_id = t.id
    where asked.id = any(${ids as string[]}::uuid[]) and ${threadsOf(caller)(sql, scope)}
    order by t.last_at desc, t.id desc`
  const alike = Map.groupBy(rows, ({ of_id }) => of_id)
  return new Map(
    [...alike].flatMap(([id, mails]) => (mails.length > 1 ? [[id, mails.slice(0, alikeShownMax).map(toMail)]] : [])),
  )
}

const toMail = (row: AlikeRow): AlikeMail => ({
  ...{ _id: row.id, senderName: row.sender_name, senderAddress: row.sender_address, state: row.state },
  vendorInfo: row.vendor_id && row.vendor_name !== null ? [{ _id: row.vendor_id, name: row.vendor_name }] : [],
  ...{ lastDate: row.last_at.toISOString(), isUnread: row.is_unread, payTypes: row.pay_types ?? [] },
  rate:
    row.rate_currency && (row.rate_min ?? row.rate_max) !== null
      ? {
          ...{ min: toNumber(row.rate_min), max: toNumber(row.rate_max) },
          ...{ currency: row.rate_currency, per: row.rate_per ?? '' },
        }
      : null,
})

const toNumber = (text: string | null) => (text === null ? null : Number(text))

/** Counts the other conversations with a vendor that brought a requirement before this one. */
export async function countRequirementsBefore(sql: Sql, scope: CompanyScope, threadId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from inbox_thread one join inbox_thread other
      on other.vendor_id = one.vendor_id and other.company_id = one.company_id and other.id <> one.id
    where one.id = ${threadId} and one.company_id = ${scope.companyId} and other.kind = 'requirement' and other.created_at < one.created_at`
  return row?.n ?? 0
}
