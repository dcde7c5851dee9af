import type { Condition, Confirmation, Move } from '@corridor/contract/agency/student-application/parts'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type ConditionRow, listConditions } from './condition/store.ts'
import { type ConfirmationRow, listConfirmations, listMoves, type MoveRow } from './store.ts'
import { type ApplicationRow, applications, toWire } from './tables.ts'

/** Shows an application of a student whom the caller sees. Throws `record.notFound`. */
export async function viewApplication({ db, scope }: Context, { applicationId }: { applicationId: string }) {
  return { success: true as const, data: await toRecord(db, await applications.load(db, scope, applicationId)) }
}

/** An application with its conditions, confirmations and moves. */
export async function toRecord(sql: Sql, row: ApplicationRow): Promise<StudentApplicationRecord> {
  return {
    ...toWire(row),
    note: row.note,
    conditions: (await listConditions(sql, row.id)).map(toCondition),
    confirmations: (await listConfirmations(sql, row.id)).map(toConfirmation),
    moves: (await listMoves(sql, row.id)).map(toMove),
  }
}

const toCondition = (row: ConditionRow): Condition => ({
  _id: row.id,
  text: row.text,
  dueDate: row.due_on,
  metDate: row.met_on,
  metBy: toUserInfo(row),
  metBefore: row.met_before,
  paperInfo:
    row.paper_id && row.paper_state ? [{ _id: row.paper_id, name: row.paper_title ?? '', state: row.paper_state }] : [],
  documentInfo: row.document_id ? [{ _id: row.document_id, name: row.document_title ?? '' }] : [],
})

export const toConfirmation = ({ id, kind, number, last_day, dead_by }: ConfirmationRow): Confirmation => ({
  ...{ _id: id, kind, number, lastDay: last_day, isDead: dead_by !== null },
})

const toMove = (row: MoveRow): Move => ({
  _id: row.id,
  at: row.made_at.toISOString(),
  ...{ of: row.of, from: row.from, to: row.to, kind: row.kind, on: row.on, reason: row.reason },
  isUndone: row.undone_at !== null,
  userInfo: toUserInfo(row),
})
