import {
  type ProgrammeAdd,
  ProgrammeAdd as ProgrammeSchema,
  type ProgrammeUpdate,
} from '@corridor/contract/agency/programme/shapes'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, saved, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { readEntry } from '../../company/company/entries.ts'
import { countApplied } from '../institution/applied.ts'
import { holdInstitution } from '../institution/hold.ts'
import { countIntakes } from './store.ts'
import { programmes, toFacts, toInput, toValues, toWire } from './tables.ts'

const told = { kind: 'programme', toFacts, toWire }

type Adding = ProgrammeAdd & { institutionId: string }

export const addProgramme = (context: CompanyContext, input: Adding) =>
  write(context, 'programme.add', async (tx) => {
    const { scope } = context
    await holdInstitution(tx, scope, input.institutionId)
    const id = await insertProgramme(tx, context, input)
    return saved(told, null, await programmes.load(tx, scope, id), 'Programme Added Successfully')
  })

/** Inserts a programme in another verb's transaction, whose changes then tell of it. */
export async function insertProgramme(
  tx: Sql,
  { scope }: CompanyContext,
  { institutionId, ...input }: Adding,
  changes?: RecordChange[],
) {
  const values = toValues(input)
  const id = await programmes.insert(tx, scope, { institution_id: institutionId, ...values })
  changes?.push({ action: 'programme.add', record: { kind: 'programme', id }, before: null, after: values })
  return id
}

export const updateProgramme = (context: CompanyContext, { id, version, ...patch }: ProgrammeUpdate) =>
  write(context, 'programme.update', async (tx) => {
    const { scope } = context
    const stands = await programmes.take(tx, scope, id, version)
    const message = 'Programme Updated Successfully'
    const input = readEntry(ProgrammeSchema, { ...toInput(stands), ...given(patch) }, '')
    const change = differences(toFacts(stands), toValues(input))
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    await programmes.update(tx, id, change, input.name)
    return saved(told, stands, await programmes.load(tx, scope, id), message)
  })

export const deleteProgramme = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'programme.delete', async (tx) => {
    const stands = await programmes.take(tx, context.scope, id)
    const { name } = stands
    const applied = await countApplied(tx, context.platform, 'programme', id)
    if (applied > 0) throw fail('programme.applied', { name, count: applied })
    const count = await countIntakes(tx, id)
    if (count > 0) throw fail('programme.inUse', { name, count })
    await putIntoBin(tx, context, { kind: 'programme', table: 'programme', id, name })
    return removed(told, stands)
  })
