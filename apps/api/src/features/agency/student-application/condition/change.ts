import type { ConditionAdd, ConditionMeet, ConditionUpdate } from '@corridor/contract/agency/student-application/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import { write } from '../../../../db/write.ts'
import { fail } from '../../../../platform/fail.ts'
import { invalid } from '../../../company/company/entries.ts'
import { dayOfCompany } from '../../../student/enrolment/own-day.ts'
import { nothingMore, saveApplication, takeApplication } from '../save.ts'
import type { ApplicationRow } from '../tables.ts'
import {
  deleteConditionRow,
  hasDocument,
  holdPaper,
  insertCondition,
  isFull,
  listConditions,
  writeCondition,
  writeMet,
} from './store.ts'

type Verb = 'add-condition' | 'update-condition' | 'meet-condition' | 'delete-condition'
type Tx = postgres.TransactionSql
interface Place {
  id: string
  version?: number | undefined
}

/** Changes the conditions of an application; the trail has them as they stood and as they stand. */
const changing = (
  context: CompanyContext,
  verb: Verb,
  message: string,
  { id, version }: Place,
  change: (tx: Tx, stands: ApplicationRow) => Promise<unknown>,
  first?: (tx: Tx) => Promise<unknown>,
) =>
  write(context, `student-application.${verb}`, async (tx) => {
    await first?.(tx)
    const stands = await takeApplication(tx, context.scope, id, version)
    const before = await factsOf(tx, id)
    await change(tx, stands)
    const after = await factsOf(tx, id)
    const done = await saveApplication(tx, context, stands, {}, message, nothingMore)
    return { ...done, before: { ...done.before, ...before }, after: { ...done.after, ...after } }
  })

const factsOf = async (tx: Tx, id: string) => ({
  conditions: (await listConditions(tx, id)).map(({ text, due_on, met_on, paper_id }) => ({
    text,
    due_on,
    met_on,
    paper_id,
  })),
})

const hit = async (rows: Promise<{ count: number }>) => {
  if ((await rows).count === 0) throw fail('studentApplication.noCondition')
}

/** Throws `record.notFound`, `record.changed`, `studentApplication.tooManyConditions`. */
export const addCondition = (context: CompanyContext, { text, dueDate, ...place }: ConditionAdd) =>
  changing(context, 'add-condition', 'Condition Added Successfully', place, async (tx) => {
    if (await isFull(tx, place.id)) throw fail('studentApplication.tooManyConditions')
    await insertCondition(tx, context.scope, place.id, { text, dueDate })
  })

/** Throws `record.notFound`, `record.changed`, `studentApplication.noCondition`. */
export const updateCondition = (context: CompanyContext, { condition, text, dueDate, ...place }: ConditionUpdate) =>
  changing(context, 'update-condition', 'Condition Updated Successfully', place, (tx) =>
    hit(writeCondition(tx, place.id, condition, { text, dueDate })),
  )

/**
 * Marks a condition as met by a day, and by a document or an accepted paper of the student if one is named. Met by a paper it is open again
 * while that is not accepted. Throws as the others, `request.invalid` and `studentApplication.paperNotAccepted`.
 */
export const meetCondition = (context: CompanyContext, { condition, on, document, paper, ...place }: ConditionMeet) => {
  const { scope } = context
  const meet = async (tx: Tx, stands: ApplicationRow) => {
    if (on !== null && on > (await dayOfCompany(tx, scope.companyId)))
      throw invalid({ on: 'The day must not be in the future' }, '')
    if (document && !(await hasDocument(tx, stands.student_id, document)))
      throw invalid({ document: 'Paper not found' }, '')
    if (paper) await assertMeets(tx, scope, paper, stands)
    const met = { on, by: on && scope.userId, document: on && document, paper: on && paper }
    await hit(writeMet(tx, place.id, condition, met))
  }
  // Paper before application, as where a paper is moved: two that do both wait for each other.
  const first = (tx: Tx) => (paper ? holdPaper(tx, scope, paper) : Promise.resolve())
  return changing(context, 'meet-condition', 'Condition Updated Successfully', place, meet, first)
}

async function assertMeets(tx: Tx, scope: CompanyScope, id: string, { student_id }: ApplicationRow): Promise<void> {
  const paper = await holdPaper(tx, scope, id)
  if (paper?.student_id !== student_id) throw invalid({ paper: 'Paper not found' }, '')
  if (paper.state !== 'accepted') throw fail('studentApplication.paperNotAccepted', { name: paper.title })
}

/** Throws `record.notFound`, `record.changed`, `studentApplication.noCondition`. */
export const deleteCondition = (context: CompanyContext, { condition, ...place }: Place & { condition: string }) =>
  changing(context, 'delete-condition', 'Condition Removed Successfully', place, (tx) =>
    hit(deleteConditionRow(tx, place.id, condition)),
  )
