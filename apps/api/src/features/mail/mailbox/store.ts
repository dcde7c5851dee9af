import type { ConsentWay, MailboxState } from '@corridor/contract/mail/mailbox/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { CompanyScope } from '../../../db/scope.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { isManagedBy, type MailboxRow, type MailboxValues, mailboxSpec, toWire } from './tables.ts'

export const listMailboxes = ({ db, scope, caller }: Context, query: ListQuery) =>
  runList(
    db,
    scope,
    {
      ...mailboxSpec,
      toWire: (row: MailboxRow) => toWire(row, isManagedBy(row, scope, caller.roles.includes('owner'))),
    },
    query,
  )

/** What signs in to a mailbox, sealed. */
export interface SecretValues {
  sealed_password?: string | null
  sealed_refresh_token?: string | null
  sealed_access_token?: string | null
  access_token_until?: string | null
}

export const insertMailbox = (
  tx: Sql,
  { companyId, userId }: CompanyScope,
  id: string,
  values: MailboxValues & SecretValues,
) => tx`insert into mailbox ${columnsOf(tx, { id, company_id: companyId, created_by: userId, ...values })}`

/** Writes settings with their secrets, under the next version. */
export const updateMailbox = (tx: Sql, id: string, values: Partial<MailboxValues> & SecretValues) =>
  tx`update mailbox set ${columnsOf(tx, values)}, version = version + 1, updated_at = now() where id = ${id}`

export const deleteMailbox = (tx: Sql, id: string) => tx`delete from mailbox where id = ${id}`

export const writeState = (tx: Sql, id: string, state: MailboxState) =>
  tx`update mailbox set state = ${state}, version = version + 1, updated_at = now() where id = ${id}`

/**
 * Notes how the last contact went; one that is switched off stays so. Its settings are as they were, so its version is too. Answers the
 * state before, if this changed it.
 */
export async function noteContact(
  sql: Sql,
  id: string,
  state: Exclude<MailboxState, 'off'>,
  words: string,
): Promise<MailboxState | undefined> {
  const isGood = state === 'working'
  const [row] = await sql<{ former: MailboxState; present: MailboxState }[]>`
    with former as (select id, state from mailbox where id = ${id} for update)
    update mailbox m set state = case when m.state = 'off' then m.state else ${state} end, checked_at = now(),
      last_error = ${isGood ? '' : words}, last_success_at = case when ${isGood} then now() else last_success_at end
    from former where m.id = former.id returning former.state as former, m.state as present`
  return row && row.former !== row.present ? row.former : undefined
}

/** A mailbox whose row is kept from others until `tx` ends, whoever asks. */
export async function holdMailbox(tx: Sql, id: string): Promise<MailboxRow | undefined> {
  const [row] = await tx<MailboxRow[]>`
    select ${tx.unsafe(mailboxSpec.columns)} from mailbox t left join user_account m on m.id = t.member_id
    where t.id = ${id} for update of t`
  return row
}

export const writeTokens = (tx: Sql, id: string, values: SecretValues) =>
  tx`update mailbox set ${columnsOf(tx, values)} where id = ${id}`

export async function findAccountAddress(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`select lower(email) as email from user_account where id = ${userId}`
  return row?.email ?? ''
}

interface Consent {
  way: ConsentWay
  is_of_company: boolean
  mailbox_id: string | null
  sealed_verifier: string
}

/** Begins a consent, and forgets those that ended. */
export async function insertConsent(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  consent: Consent & { id: string; session_id: string; state_hash: Buffer },
  minutes: number,
) {
  await tx`delete from mail_consent where expires_at < now()`
  const { id, session_id, state_hash, sealed_verifier, way, is_of_company, mailbox_id } = consent
  await tx`
    insert into mail_consent (id, company_id, user_id, session_id, state_hash, sealed_verifier, way, is_of_company, mailbox_id, expires_at)
    values (${id}, ${companyId}, ${userId}, ${session_id}, ${state_hash}, ${sealed_verifier}, ${way}, ${is_of_company}, ${mailbox_id},
      now() + make_interval(mins => ${minutes}))`
}

/** Takes a consent, once, from the session that began it. */
export async function takeConsent(
  sql: Sql,
  { companyId, userId }: CompanyScope,
  sessionId: string,
  stateHash: Buffer,
): Promise<(Consent & { id: string }) | undefined> {
  const [row] = await sql<(Consent & { id: string })[]>`
    delete from mail_consent
    where state_hash = ${stateHash} and session_id = ${sessionId} and company_id = ${companyId} and user_id = ${userId}
      and expires_at > now()
    returning id, way, is_of_company, mailbox_id, sealed_verifier`
  return row
}
