import { EntryStep } from '../../../../lib/entry/entry-step'
import { blankDocument, documentKind } from '../document-kind'

const rules = {
  schema: () =>
    import('@corridor/contract/candidate/candidate-document/shapes').then(
      ({ CandidateDocumentAdd }) => CandidateDocumentAdd,
    ),
  blank: blankDocument,
}

/** The papers of a candidate, to be added and changed. */
export const DocumentsStep = ({ candidateId }: { candidateId: string }) => (
  <EntryStep kind={documentKind(candidateId)} rules={rules} />
)
