import type { CompanyOfficeAdd } from '@corridor/contract/company/office/shapes'
import { findZipCodeFault } from '@corridor/contract/field/postcode'
import { plainVerbs } from '../../../db/record/plain-verbs.ts'
import { judgePlace } from '../location/judge.ts'
import { officeTable, toWire } from './store.ts'

export const officeVerbs = plainVerbs({
  kind: 'company-office',
  table: officeTable,
  toWire,
  nameOf: ({ name }) => name,
  judge: async (tx, input: CompanyOfficeAdd) => ({
    name: input.name,
    address: input.address,
    zip_code: input.zipCode,
    ...(await judgePlace(tx, input, '', (code) => findZipCodeFault(input.zipCode, code))),
  }),
})
