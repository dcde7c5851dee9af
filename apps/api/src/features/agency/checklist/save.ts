import { checklistRowsMax } from '@corridor/contract/agency/checklist/kinds'
import {
  type ChecklistAdd,
  ChecklistAdd as ChecklistSchema,
  type ChecklistUpdate,
  readInFuture,
} from '@corridor/contract/agency/checklist/shapes'
import { unknownCountry } from '@corridor/contract/student/student/plan'
import { assertVersion, differences, given, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { removed, unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { assertKnown } from '../../student/enrolment/assert-known.ts'
import { listKnownCountries } from '../../student/enrolment/tables.ts'
import { countOwn, findRow, holdChecklist, insertRow, keepRevision, removeRow, updateRow } from './store.ts'
import { type ChecklistRow, readsHidden, toFacts, toInput, toValues, toWire } from './tables.ts'

const entity = 'Checklist'

/** Adds a row: for every company if an administrator does, else for the own one. */
export const addRow = (context: Context, input: ChecklistAdd) =>
  write(context, 'checklist.add', async (tx) => {
    const { scope, caller } = context
    await holdChecklist(tx)
    if ((await countOwn(tx, scope)) >= checklistRowsMax) throw fail('checklist.tooMany', { limit: checklistRowsMax })
    await judge(tx, input)
    const id = await insertRow(tx, context, input.country, toValues(input))
    const row = written(await findRow(tx, scope, id))
    await keepRevision(tx, 'added', row, caller.userId)
    const answer = saved(context, row, 'Checklist Added Successfully')
    return { record: { kind: 'checklist', id }, before: null, after: toFacts(row), answer }
  })

/** Changes a row of the caller's own. Amounts that are not sent stay, also if the caller does not see them. */
export const updateChecklistRow = (context: Context, { id, version, ...patch }: ChecklistUpdate) =>
  write(context, 'checklist.update', async (tx) => {
    const { scope, caller } = context
    await holdChecklist(tx)
    const stands = await takeOwn(tx, context, id)
    assertVersion(stands, version, entity, toWire(stands, readsHidden(scope)))
    const entry = readEntry(ChecklistSchema, { ...toInput(stands), ...given(patch) }, '')
    await judge(tx, entry)
    const message = 'Checklist Updated Successfully'
    const change = differences(toFacts(stands), toValues(entry))
    if (!change) return unchanged(saved(context, stands, message))
    await updateRow(tx, id, change)
    const row = written(await findRow(tx, scope, id))
    await keepRevision(tx, 'changed', row, caller.userId)
    const answer = saved(context, row, message)
    return { record: { kind: 'checklist', id }, before: toFacts(stands), after: toFacts(row), answer }
  })

/** Takes a row of the caller's own away; its versions stay. */
export const deleteRow = (context: Context, { id }: { id: string }) =>
  write(context, 'checklist.delete', async (tx) => {
    await holdChecklist(tx)
    const stands = await takeOwn(tx, context, id)
    await removeRow(tx, id)
    await keepRevision(tx, 'removed', stands, context.caller.userId)
    return removed({ kind: 'checklist', toFacts }, stands)
  })

/** Throws `record.notFound`, and `checklist.ofPlatform` to a company for what it reads and does not keep. */
async function takeOwn(tx: Sql, { scope }: Context, id: string): Promise<ChecklistRow> {
  const stands = await findRow(tx, scope, id, true)
  if (!stands) throw fail('record.notFound', { entity })
  if (stands.company_id !== companyOf(scope)) throw fail('checklist.ofPlatform')
  return stands
}

const dayMs = 86_400_000

/** Refuses a day that has begun nowhere yet, and countries that nobody knows. Throws `request.invalid`. */
async function judge(tx: Sql, { country, citizenships, readOn }: ChecklistAdd): Promise<void> {
  // Somewhere it is tomorrow already.
  const latest = new Date(now().getTime() + dayMs).toISOString().slice(0, 10)
  if (readOn > latest) throw invalid({ readOn: readInFuture.message }, '')
  await assertKnown(
    unknownCountry,
    [country, ...citizenships],
    (at) => (at === 0 ? 'country' : `citizenships.${at - 1}`),
    (ids) => listKnownCountries(tx, ids),
  )
}

const saved = ({ scope }: Context, row: ChecklistRow, message: string) => ({
  success: true as const,
  message,
  data: toWire(row, readsHidden(scope)),
})
