import { type LookupKind, lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { type ImportKind, importFacts, importKinds } from '@corridor/contract/records/transfer/kinds'
import { notFound } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { transferArea } from './paths'

const isImportKind = (kind: string): kind is ImportKind => (importKinds as readonly string[]).includes(kind)

/** The kind that an address of an area names; another is the not-found page. */
export function toImportKind(kind: string, area: ReturnType<typeof transferArea>): ImportKind {
  if (!isImportKind(kind) || transferArea(kind) !== area) throw notFound()
  return kind
}

/** The kind that the address of an import page names. */
export const transferTitle = ({ kind = '' }: { kind?: string }) =>
  isImportKind(kind) ? importFacts[kind].title : undefined

const isLookup = (kind: ImportKind): kind is LookupKind => (lookupKinds as readonly string[]).includes(kind)

/** Questions before rows of a kind are added, and before that is taken back. */
export const questionsOf = (kind: ImportKind) => (kind === 'member' ? memberQuestions : questions)

const questions = {
  run: text('Rows with errors and possible duplicates are skipped. You can undo the import for 30 days.'),
  undo: text('Records that the import added are deleted, except those that were changed or are used since.'),
}
const memberQuestions = {
  run: text(
    'Rows with errors and possible duplicates are skipped; everybody else gets an invitation by e-mail. You can undo the import for 30 days.',
  ),
  undo: text('Invitations that nobody has accepted are revoked. Whoever has come stays.'),
}

/** The list of a kind's records. */
export function listPathOf(kind: ImportKind) {
  if (kind === 'candidate') return paths.company.listCandidate
  if (kind === 'vendor') return paths.company.listVendor
  if (kind === 'client') return paths.company.listClient
  if (kind === 'job') return paths.company.listJob
  if (kind === 'submission') return paths.company.listSubmission
  if (kind === 'placement') return paths.company.listPlacement
  if (kind === 'student') return paths.company.listStudent
  if (kind === 'intake') return paths.company.listInstitution
  if (kind === 'student-application') return paths.company.listStudentApplication
  if (kind === 'commission-payment') return paths.company.listCommissionPayment
  if (kind === 'member') return paths.company.listInvitation
  if (kind === 'suppression') return paths.company.listSuppression
  return isLookup(kind) ? paths.admin.listLookup(kind) : paths.admin.listAddress(kind)
}
