import {
  type InstitutionContractAdd,
  InstitutionContractAdd as InstitutionContractSchema,
  type InstitutionContractUpdate,
} from '@corridor/contract/agency/institution-contract/shapes'
import { unknownCountry } from '@corridor/contract/student/student/plan'
import { putIntoBin } from '../../../db/record/bin.ts'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, saved, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { assertKnown } from '../../student/enrolment/assert-known.ts'
import { listKnownCountries } from '../../student/enrolment/tables.ts'
import { countApplied } from '../institution/applied.ts'
import { holdInstitution } from '../institution/hold.ts'
import { isSuperAgent, replaceCountries, replaceSteps } from './store.ts'
import { type ContractRow, contracts, toFacts, toInput, toValues, toWire } from './tables.ts'

const told = { kind: 'institution-contract', toFacts, toWire }

export const addContract = (
  context: CompanyContext,
  { institutionId, ...input }: InstitutionContractAdd & { institutionId: string },
) =>
  write(context, 'institution-contract.add', async (tx) => {
    const { scope } = context
    const held = await holdInstitution(tx, scope, institutionId)
    await judge(tx, context, input)
    const id = await contracts.insert(tx, scope, { institution_id: held.id, ...toValues(input) })
    await writeBeside(tx, context, id, input)
    return saved(told, null, await contracts.load(tx, scope, id), 'Institution Contract Added Successfully')
  })

export const updateContract = (context: CompanyContext, { id, version, ...patch }: InstitutionContractUpdate) =>
  write(context, 'institution-contract.update', async (tx) => {
    const { scope } = context
    const stands = await contracts.take(tx, scope, id, version)
    const message = 'Institution Contract Updated Successfully'
    const input = readEntry(InstitutionContractSchema, { ...toInput(stands), ...given(patch) }, '')
    const beside = differences(besideOf(toInput(stands)), besideOf(input))
    const change = differences(toValues(toInput(stands)), toValues(input))
    if (!change && !beside) return unchanged({ success: true as const, message, data: toWire(stands) })
    await judge(tx, context, input, stands)
    // Countries and steps make the next version too.
    await contracts.update(tx, id, change ?? { notes: stands.notes })
    if (beside) await writeBeside(tx, context, id, input)
    return saved(told, stands, await contracts.load(tx, scope, id), message)
  })

export const deleteContract = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'institution-contract.delete', async (tx) => {
    const stands = await contracts.take(tx, context.scope, id)
    const count = await countApplied(tx, context.platform, 'institution-contract', id)
    if (count > 0) throw fail('institutionContract.applied', { count })
    const name = nameOfContract(stands)
    await putIntoBin(tx, context, { kind: 'institution-contract', table: 'institution_contract', id, name })
    return removed(told, stands)
  })

export const nameOfContract = (row: Pick<ContractRow, 'institution_name' | 'starts_on'>) =>
  `${row.institution_name} · ${row.starts_on}`

const besideOf = ({ countries, steps }: InstitutionContractAdd) => ({
  countries: [...new Set(countries)].sort(),
  steps,
})

async function writeBeside(tx: Sql, { scope }: CompanyContext, id: string, input: InstitutionContractAdd) {
  await replaceCountries(tx, scope, id, [...new Set(input.countries)])
  const steps = input.steps.map(({ fromStudents, ...paid }) => ({ from_students: fromStudents, ...paid }))
  await replaceSteps(tx, scope, id, steps)
}

/** Refuses countries that nobody knows, and an agency that is none; one that stood there stays. Throws `request.invalid`. */
async function judge(tx: Sql, { scope }: CompanyContext, input: InstitutionContractAdd, stands?: ContractRow) {
  await assertKnown(
    unknownCountry,
    input.countries,
    (at) => `countries.${at}`,
    (ids) => listKnownCountries(tx, ids),
  )
  const { through } = input
  if (through && through !== stands?.through_id && !(await isSuperAgent(tx, scope, through)))
    throw invalid({ through: 'Only a vendor of the type Super-agent can stand between' }, '')
}
