import { type Access, access, mayCall, type Role, roles } from '../../wire/access.ts'
import type { RecordKind } from '../record/kinds.ts'
import { type ImportKind, importFacts, importKinds, transferKinds } from '../transfer/kinds.ts'

const takenOutOnly = ['application', 'interview', 'lead', 'institution', 'audit', 'mail-report'] as const

/**
 * Kinds of records that are exported: the kinds that come from tables too, and some that do not. Plain data: pages carry it without the
 * validator.
 */
export const exportKinds = [...transferKinds, 'suppression', ...takenOutOnly] as const
export type ExportKind = (typeof exportKinds)[number]
/** Exports of rows that are no kind of record. */
export type OtherExport = Exclude<ExportKind, RecordKind>

/** Kinds of files that are written: also the rows of an import that a person must correct. */
export const writtenKinds = [...importKinds, ...takenOutOnly] as const
export type WrittenKind = (typeof writtenKinds)[number]

/** Titles of the kinds, and the roles that export each. */
export const exportFacts: Readonly<Record<RecordKind | ImportKind | WrittenKind, { title: string; manage: Access }>> = {
  ...importFacts,
  audit: { title: 'Audit Log', manage: access.audit.read },
  'mail-report': { title: 'Mail report', manage: access.campaigns.manage },
}

/** Roles that export any kind; the verbs ask again for the very kind. */
export const exportAccess: readonly Role[] = roles.filter((role) =>
  exportKinds.some((kind) => mayCall(exportFacts[kind].manage, [role])),
)

/** Lists the kinds that these roles have files of. */
export const writtenKindsOf = (of: readonly Role[]): WrittenKind[] =>
  writtenKinds.filter((kind) => mayCall(exportFacts[kind].manage, of))
