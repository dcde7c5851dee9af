import { type LookupKind, lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { recordFacts } from '@corridor/contract/records/record/kinds'
import { type TransferKind, transferKinds } from '@corridor/contract/records/transfer/kinds'
import { notFound } from '@tanstack/react-router'
import { paths } from '../../../paths'
import { transferArea } from './paths'

const isTransferKind = (kind: string): kind is TransferKind => (transferKinds as readonly string[]).includes(kind)

/** The kind that an address of an area names; another is the not-found page. */
export function toTransferKind(kind: string, area: ReturnType<typeof transferArea>): TransferKind {
  if (!isTransferKind(kind) || transferArea(kind) !== area) throw notFound()
  return kind
}

/** What the address of a kind's import page names. */
export const transferTitle = ({ kind = '' }: { kind?: string }) =>
  isTransferKind(kind) ? recordFacts[kind].title : undefined

const isLookup = (kind: TransferKind): kind is LookupKind => (lookupKinds as readonly string[]).includes(kind)

/** Where the records of a kind stand. */
export function listPathOf(kind: TransferKind) {
  if (kind === 'candidate') return paths.company.listCandidate
  return isLookup(kind) ? paths.admin.listLookup(kind) : paths.admin.listAddress(kind)
}
