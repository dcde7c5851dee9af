import { lookupKinds } from '../../base/lookup/kinds.ts'
import { type Access, access, mayCall, type Role, roles } from '../../wire/access.ts'
import { type RecordKind, recordFacts } from '../record/kinds.ts'

/** The kinds of records that come from tables and go into them. Plain data: pages carry it without the validator. */
export const transferKinds = [
  ...lookupKinds,
  'country',
  'state',
  'city',
  'candidate',
  'vendor',
  'client',
  'job',
  'submission',
  'placement',
  'student',
  'intake',
  'student-application',
] as const
export type TransferKind = (typeof transferKinds)[number]

/** Kinds that come from tables: people of a company too, who come as invitations and go out in no file, suppressed addresses, and payments of institutions. */
export const importKinds = [...transferKinds, 'member', 'suppression', 'commission-payment'] as const
export type ImportKind = (typeof importKinds)[number]

/** Titles of the kinds, and the roles that import each. */
export const importFacts: Readonly<Record<RecordKind | ImportKind, { title: string; manage: Access }>> = {
  ...recordFacts,
  member: { title: 'Member', manage: access.setup.manage },
  suppression: { title: 'Suppressed Address', manage: access.suppressions.manage },
}

/** Roles that import and export: whoever manages a kind. The verbs ask again for the very kind. */
export const transferAccess: readonly Role[] = roles.filter((role) =>
  importKinds.some((kind) => mayCall(importFacts[kind].manage, [role])),
)

/** Lists the kinds that these roles import. */
export const importKindsOf = (of: readonly Role[]): ImportKind[] =>
  importKinds.filter((kind) => mayCall(importFacts[kind].manage, of))
