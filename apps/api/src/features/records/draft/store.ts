import type { Caller } from '../../../db/scope/context.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { isSeenRecord } from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

export const draftDays = 30
export const draftsMax = 100

export interface DraftRow {
  id: string
  form: string
  record_id: string | null
  sealed_values: string
  device: string
  version: number
  created_at: Date
  updated_at: Date
}

/** Draft that is meant: a person has one for each form in each company, and one for each record that a form edits. */
export interface Which {
  form: string
  recordId?: string | undefined
}

/** A person in the company that they work in. */
export type Whose = { caller: Caller; scope: Scope }

const own = (sql: Sql, whose: Whose): Fragment =>
  sql`user_id = ${whose.caller.userId} and company_id is not distinct from ${companyOf(whose.scope)}`

export async function findDraft(sql: Sql, whose: Whose, which: Which, lock = false): Promise<DraftRow | undefined> {
  const [row] = await sql<DraftRow[]>`
    select id, form, record_id, sealed_values, device, version, created_at, updated_at from draft
    where ${own(sql, whose)} and form = ${which.form} and record_id is not distinct from ${which.recordId ?? null}
    and ${isSeenRecord(sql, whose.scope, 'null', 'record_id')}
    ${lock ? sql`for update` : sql``}`
  return row
}

type Sealed = Pick<DraftRow, 'id' | 'version' | 'sealed_values' | 'device'>

/** Adds a draft; answers nothing if the person has one of this form by now. */
export async function insertDraft(tx: Sql, whose: Whose, which: Which, draft: Sealed): Promise<Date | undefined> {
  const row = {
    ...draft,
    user_id: whose.caller.userId,
    company_id: companyOf(whose.scope),
    form: which.form,
    record_id: which.recordId ?? null,
  }
  const [added] = await tx<{ updated_at: Date }[]>`
    insert into draft ${tx(row)} on conflict do nothing returning updated_at`
  return added?.updated_at
}

export async function updateDraft(tx: Sql, { id, ...draft }: Sealed): Promise<Date | undefined> {
  const [row] = await tx<{ updated_at: Date }[]>`
    update draft set ${tx(draft)}, updated_at = now() where id = ${id} returning updated_at`
  return row?.updated_at
}

/** Deletes a draft of this person; false if they have none of this id. */
export async function deleteDraftRow(sql: Sql, whose: Whose, id: string): Promise<boolean> {
  const { count } = await sql`delete from draft where id = ${id} and ${own(sql, whose)}`
  return count > 0
}

/** Keeps a person's newest drafts, wherever they work. */
export const deleteCrowded = (tx: Sql, { caller }: Whose) => tx`
  delete from draft where id in (
    select id from draft where user_id = ${caller.userId} order by updated_at desc, id desc offset ${draftsMax}
  )`

export const forgetDrafts = (sql: Sql) =>
  sql`delete from draft where updated_at < now() - make_interval(days => ${draftDays})`

export async function findUserAgent(sql: Sql, { caller }: Whose): Promise<string> {
  const [row] = await sql<
    { user_agent: string | null }[]
  >`select user_agent from session where id = ${caller.sessionId}`
  return row?.user_agent ?? ''
}
