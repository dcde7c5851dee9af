import { lookupKinds } from '../../base/lookup/kinds.ts'
import { mayCall, type Role, roles } from '../../wire/access.ts'
import { recordFacts } from '../record/kinds.ts'

/** The kinds of records that come from tables and go into them. Plain data: pages carry it without the validator. */
export const transferKinds = [...lookupKinds, 'country', 'state', 'city', 'candidate'] as const
export type TransferKind = (typeof transferKinds)[number]

/** Who imports and exports: whoever manages a kind. The verbs ask again for the very kind. */
export const transferAccess: readonly Role[] = roles.filter((role) =>
  transferKinds.some((kind) => recordFacts[kind].manage.includes(role)),
)

/** Those of the kinds that these roles bring in and take out. */
export const transferKindsOf = (of: readonly Role[]): TransferKind[] =>
  transferKinds.filter((kind) => mayCall(recordFacts[kind].manage, of))
