import type { Move } from '@corridor/contract/agency/student-application/parts'
import { errorMessage } from '@corridor/contract/error-table'
import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { findLastDay, findLive, holdStudent } from './store.ts'
import { type ApplicationRow, type ApplicationValues, applications, toFacts, toWire } from './tables.ts'
import { toRecord } from './view.ts'

type Tx = postgres.TransactionSql

/**
 * An application to change, kept from others until `tx` ends, and its student with it: the student's stage follows. Throws
 * `record.notFound`, `record.changed`.
 */
export async function takeApplication(
  tx: Tx,
  scope: CompanyScope,
  id: string,
  version?: number,
): Promise<ApplicationRow> {
  const { student_id } = await applications.load(tx, scope, id)
  // Before the application, as whoever deletes a student does: nobody then waits for the other.
  await holdStudent(tx, student_id)
  return applications.take(tx, scope, id, version)
}

/** Name of an application among other records: the student and the institution. */
export const nameOfApplication = (row: ApplicationRow) => `${nameOf(row)} · ${row.institution_name}`

const nameOf = (row: ApplicationRow) =>
  plainName({
    ...{ firstName: row.student_first_name, middleName: row.student_middle_name, lastName: row.student_last_name },
  })

/** Refuses an application beside one that goes on for the same programme and intake. Throws `studentApplication.live` with that one. */
export async function refuseLive(
  tx: Sql,
  scope: CompanyScope,
  of: Pick<ApplicationValues, 'student_id' | 'programme_id' | 'intake_id'>,
  exceptId: string | null = null,
): Promise<void> {
  const id = await findLive(tx, of, exceptId)
  if (id === undefined) return
  const stands = await applications.load(tx, scope, id)
  const name = `${nameOfApplication(stands)} · ${stands.programme_name}`
  throw fail('studentApplication.live', { name }, { current: toWire(stands) })
}

/** Refuses, by its own code, what the database refused as a second one that goes on. */
export function refuseDouble(error: unknown, name: string): never {
  throw isTaken(error, 'student_application_live') ? fail('studentApplication.live', { name }) : error
}

/** Refuses a day before the last move of that part, and one in the future. Throws `studentApplication.beforeLast`, `studentApplication.future`. */
export async function judgeDay(tx: Sql, { companyId }: CompanyScope, id: string, of: Move['of'], on: string) {
  if (on > (await dayOfCompany(tx, companyId)))
    throw fail('studentApplication.future', {}, { fields: { on: errorMessage('studentApplication.future') } })
  const day = await findLastDay(tx, id, of)
  if (day === undefined || on >= day) return
  const params = { day }
  throw fail('studentApplication.beforeLast', params, {
    fields: { on: errorMessage('studentApplication.beforeLast', params) },
  })
}

/** Writes what changed under the next version; what stands in rows below counts as a change too. */
export async function saveApplication<More extends object>(
  tx: Tx,
  context: CompanyContext,
  stands: ApplicationRow,
  change: Partial<ApplicationValues>,
  message: string,
  more: (after: ApplicationRow) => Promise<More>,
) {
  const { scope, platform } = context
  await applications.update(tx, stands.id, { note: stands.note, ...change })
  const after = await applications.load(tx, scope, stands.id)
  for (const follow of hooksOf(platform, 'afterApplication'))
    await follow(context, tx, { id: after.id, stage: after.stage, contractId: after.contract_id })
  return {
    record: { kind: 'student-application', id: stands.id },
    before: toFacts(stands),
    after: toFacts(after),
    answer: { success: true as const, message, data: await toRecord(tx, after), ...(await more(after)) },
  }
}

export const nothingMore = async () => ({})
