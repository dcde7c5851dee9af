import { RecordQuery } from '../../../lib/record/record-query'
import { ReferenceForm } from './reference-form'
import type { StepProps } from './step-pages'
import { useReference } from './use-reference'

/** Step 5: how the company heard of the product. */
export default function ReferenceStep({ company }: StepProps) {
  return (
    <RecordQuery query={useReference()}>
      {(reference) => <ReferenceForm companyId={company._id} reference={reference} />}
    </RecordQuery>
  )
}
