import { EntriesCard } from '../../../../lib/entry/entries-card'
import type { Address } from '../../../../lib/record/frame/way-link'
import { documentKind } from '../document-kind'

interface CandidateDocumentsProps {
  candidateId: string
  /** The way to where they are kept, for those who may change them. */
  edit: Address | false
}

/** The papers of a candidate. */
export const CandidateDocuments = ({ candidateId, edit }: CandidateDocumentsProps) => (
  <EntriesCard kind={documentKind(candidateId)} edit={edit} />
)
