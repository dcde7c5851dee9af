import type { ReactNode } from 'react'
import { EntriesCard } from '../../../../lib/entry/entries-card'
import { documentKind } from '../document-kind'

interface CandidateDocumentsProps {
  candidateId: string
  action: ((isEmpty: boolean) => ReactNode) | undefined
}

/** The papers of a candidate. */
export const CandidateDocuments = ({ candidateId, action }: CandidateDocumentsProps) => (
  <EntriesCard kind={documentKind(candidateId)} action={action} />
)
