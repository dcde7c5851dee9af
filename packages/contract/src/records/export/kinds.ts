import { type Access, access, mayCall, type Role, roles } from '../../wire/access.ts'
import { type RecordKind, recordFacts } from '../record/kinds.ts'
import { transferKinds } from '../transfer/kinds.ts'

/** What can be taken out as a file: the kinds that come from tables too, and the trail. Plain data: pages carry it without the validator. */
export const exportKinds = [...transferKinds, 'audit'] as const
export type ExportKind = (typeof exportKinds)[number]

/** What each is called, and who takes it out. */
export const exportFacts: Readonly<Record<RecordKind | ExportKind, { title: string; manage: Access }>> = {
  ...recordFacts,
  audit: { title: 'Audit Log', manage: access.audit.read },
}

/** Who takes out anything; the verbs ask again for the very kind. */
export const exportAccess: readonly Role[] = roles.filter((role) =>
  exportKinds.some((kind) => mayCall(exportFacts[kind].manage, [role])),
)

/** Those of the kinds that these roles take out. */
export const exportKindsOf = (of: readonly Role[]): ExportKind[] =>
  exportKinds.filter((kind) => mayCall(exportFacts[kind].manage, of))
