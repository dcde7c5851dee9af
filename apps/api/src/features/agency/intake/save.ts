import {
  type IntakeAdd,
  IntakeAdd as IntakeSchema,
  type IntakeUpdate,
  startedAlready,
} from '@corridor/contract/agency/intake/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, saved, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { countApplied } from '../institution/applied.ts'
import { holdProgramme } from '../programme/hold.ts'
import { deadlineAt } from './deadline.ts'
import { intakes, toFacts, toInput, toValues, toWire } from './tables.ts'

const told = { kind: 'intake', toFacts, toWire }

interface Adding extends IntakeAdd {
  programmeId: string
  institutionId?: string | undefined
}

export const addIntake = (context: CompanyContext, { programmeId, institutionId, ...input }: Adding) =>
  write(context, 'intake.add', async (tx) => {
    const { scope } = context
    const held = await holdProgramme(tx, scope, { programmeId, institutionId })
    if (input.startDate < (await dayOfCompany(tx, scope.companyId)))
      throw invalid({ startDate: startedAlready.message }, '')
    const id = await insertIntake(tx, context, { programmeId, ...input }, held)
    return saved(told, null, await intakes.load(tx, scope, id), 'Intake Added Successfully')
  })

/** Inserts an intake below what is held, in another verb's transaction, whose changes then tell of it. */
export async function insertIntake(
  tx: Sql,
  { scope }: CompanyContext,
  { programmeId, ...input }: IntakeAdd & { programmeId: string },
  held: { zone: string | null; institution: string },
  changes?: RecordChange[],
) {
  const values = toValues(input)
  const columns = { programme_id: programmeId, ...values, deadline_at: deadlineAt(values, held) }
  const id = await intakes.insert(tx, scope, columns)
  changes?.push({ action: 'intake.add', record: { kind: 'intake', id }, before: null, after: values })
  return id
}

export const updateIntake = (context: CompanyContext, { id, version, ...patch }: IntakeUpdate) =>
  write(context, 'intake.update', async (tx) => {
    const { scope } = context
    // Programme before intake, as everywhere: two that change the same wait for each other.
    const { programme_id: programmeId } = await intakes.load(tx, scope, id)
    const held = await holdProgramme(tx, scope, { programmeId })
    const stands = await intakes.take(tx, scope, id, version)
    const message = 'Intake Updated Successfully'
    const input = readEntry(IntakeSchema, { ...toInput(stands), ...given(patch) }, '')
    const change = differences(toFacts(stands), toValues(input))
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    const columns = { ...change, deadline_at: deadlineAt(toValues(input), held) }
    await intakes.update(tx, id, columns)
    return saved(told, stands, await intakes.load(tx, scope, id), message)
  })

export const deleteIntake = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'intake.delete', async (tx) => {
    const stands = await intakes.take(tx, context.scope, id)
    const count = await countApplied(tx, context.platform, 'intake', id)
    if (count > 0) throw fail('intake.applied', { name: stands.starts_on, count })
    await putIntoBin(tx, context, { kind: 'intake', table: 'intake', id, name: nameOfIntake(stands) })
    return removed(told, stands)
  })

export const nameOfIntake = (row: { programme_name: string; starts_on: string }) =>
  `${row.programme_name} · ${row.starts_on}`
