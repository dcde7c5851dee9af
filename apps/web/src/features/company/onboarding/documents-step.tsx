import { RecordQuery } from '../../../lib/record/record-query'
import { DocumentsForm } from './documents-form'
import type { StepProps } from './step-pages'
import { useDocuments } from './use-documents'

/** Step 4: what proves who the company is. */
export default function DocumentsStep({ company }: StepProps) {
  return (
    <RecordQuery query={useDocuments()}>
      {(documents) => <DocumentsForm company={company} documents={documents} />}
    </RecordQuery>
  )
}
