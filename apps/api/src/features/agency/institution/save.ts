import type { InstitutionAdd, InstitutionUpdate } from '@corridor/contract/agency/institution/shapes'
import { unknownCountry } from '@corridor/contract/student/student/plan'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { type RecordChange, removed, saved, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { listKnownCountries } from '../../student/enrolment/tables.ts'
import { moveDeadlines } from '../intake/deadline.ts'
import { countApplied } from './applied.ts'
import { countBelow } from './store.ts'
import { type InstitutionValues, institutions, toFacts, toWire } from './tables.ts'

const told = { kind: 'institution', toFacts, toWire }

export const addInstitution = (context: CompanyContext, input: InstitutionAdd) =>
  write(context, 'institution.add', async (tx) => {
    await assertCountry(tx, input.country)
    const id = await insertInstitution(tx, context, input)
    return saved(told, null, await institutions.load(tx, context.scope, id), 'Institution Added Successfully')
  })

/** Inserts an institution in another verb's transaction, whose changes then tell of it. */
export async function insertInstitution(
  tx: Sql,
  { scope }: CompanyContext,
  input: InstitutionAdd,
  changes?: RecordChange[],
) {
  const values = toValues(input)
  const id = await institutions.insert(tx, scope, values)
  changes?.push({ action: 'institution.add', record: { kind: 'institution', id }, before: null, after: values })
  return id
}

export const updateInstitution = (context: CompanyContext, { id, version, ...patch }: InstitutionUpdate) =>
  write(context, 'institution.update', async (tx) => {
    const stands = await institutions.take(tx, context.scope, id, version)
    const message = 'Institution Updated Successfully'
    const change = differences(toFacts(stands), toValues(patch))
    if (!change) return unchanged({ success: true as const, message, data: toWire(stands) })
    if (change.country_id) await assertCountry(tx, change.country_id)
    await institutions.update(tx, id, change, change.name ?? stands.name)
    if (change.zone !== undefined) await moveDeadlines(tx, id, change.zone)
    return saved(told, stands, await institutions.load(tx, context.scope, id), message)
  })

export const deleteInstitution = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'institution.delete', async (tx) => {
    const stands = await institutions.take(tx, context.scope, id)
    const { name } = stands
    const applied = await countApplied(tx, context.platform, 'institution', id)
    if (applied > 0) throw fail('institution.applied', { name, count: applied })
    const count = await countBelow(tx, id)
    if (count > 0) throw fail('institution.inUse', { name, count })
    await putIntoBin(tx, context, { kind: 'institution', table: 'institution', id, name })
    return removed(told, stands)
  })

/** Columns of what was sent; what a patch leaves out stays out. */
const toValues = ({ country, filePattern, ...values }: Omit<InstitutionUpdate, 'id' | 'version'>) =>
  given<Partial<InstitutionValues>>({ ...values, country_id: country, file_pattern: filePattern } as never)

async function assertCountry(tx: Sql, id: string): Promise<void> {
  if ((await listKnownCountries(tx, [id])).length === 0) throw invalid({ country: unknownCountry }, '')
}
