import { findZipCodeFault } from '@corridor/contract/field/postcode'
import type { BillingDetailsAdd } from '@corridor/contract/money/billing/shapes'
import { plainVerbs } from '../../../db/record/plain-verbs.ts'
import { judgePlace } from '../../company/location/judge.ts'
import { billingTable, toWire } from './store.ts'

export const billingVerbs = plainVerbs({
  kind: 'billing-details',
  table: billingTable,
  toWire,
  nameOf: ({ name }) => name,
  judge: async (tx, input: BillingDetailsAdd) => ({
    name: input.name,
    email: input.email,
    phone: input.phone,
    address: input.address,
    zip_code: input.zipCode,
    ...(await judgePlace(tx, input, '', (code) => findZipCodeFault(input.zipCode, code))),
  }),
})
