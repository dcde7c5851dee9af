import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addContract, deleteContract, nameOfContract, updateContract } from './save.ts'
import { findDeletedInstitution } from './store.ts'
import { type ContractRow, contractSpec } from './tables.ts'

export const contractRules: KindRules<ContractRow> = {
  kind: 'institution-contract',
  table: 'institution_contract',
  list: contractSpec,
  nameOf: nameOfContract,
  add: (context, input) => addContract(toCompanyContext(context), input),
  // It has no status to set for many at once.
  update: (context, { id }) => updateContract(toCompanyContext(context), { id }),
  remove: (context, input) => deleteContract(toCompanyContext(context), input),
  deletedAbove: findDeletedInstitution,
  parts: [
    { table: 'institution_contract_country', column: 'contract_id', once: 'country_id' },
    { table: 'institution_contract_step', column: 'contract_id', once: 'from_students' },
  ],
}
