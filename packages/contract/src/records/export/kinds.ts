import { type Access, access, mayCall, type Role, roles } from '../../wire/access.ts'
import type { RecordKind } from '../record/kinds.ts'
import { type ImportKind, importFacts, importKinds, transferKinds } from '../transfer/kinds.ts'

const takenOutOnly = ['application', 'interview', 'lead', 'audit', 'mail-report'] as const

/** What can be taken out as a file: the kinds that come from tables too, and some that do not. Plain data: pages carry it without the validator. */
export const exportKinds = [...transferKinds, 'suppression', ...takenOutOnly] as const
export type ExportKind = (typeof exportKinds)[number]
/** What is taken out and is no kind of record. */
export type OtherExport = Exclude<ExportKind, RecordKind>

/** What a file that was written is about: also the rows of an import that a person must correct. */
export const writtenKinds = [...importKinds, ...takenOutOnly] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** What each is called, and who takes it out. */
export const exportFacts: Readonly<Record<RecordKind | ImportKind | WrittenKind, { title: string; manage: Access }>> = {
  ...importFacts,
  audit: { title: 'Audit Log', manage: access.audit.read },
  'mail-report': { title: 'Mail report', manage: access.campaigns.manage },
}

/** Who takes out anything; the verbs ask again for the very kind. */
export const exportAccess: readonly Role[] = roles.filter((role) =>
  exportKinds.some((kind) => mayCall(exportFacts[kind].manage, [role])),
)

/** Those of the kinds that these roles have files of. */
export const writtenKindsOf = (of: readonly Role[]): WrittenKind[] =>
  writtenKinds.filter((kind) => mayCall(exportFacts[kind].manage, of))
