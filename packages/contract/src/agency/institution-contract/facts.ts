import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const institutionContractFacts = {
  records: {
    'institution-contract': { title: 'Institution Contract', ...access.institutionContracts, hasNoStatus: true },
  },
  errors: {
    'institutionContract.applied': [409, '{count} applications count under this contract. It cannot be deleted'],
  },
} as const satisfies Facts
