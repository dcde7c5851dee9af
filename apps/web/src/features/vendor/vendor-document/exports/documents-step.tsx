import { EntryStep } from '../../../../lib/entry/entry-step'
import type { StepProps } from '../../vendor/exports/step-props'
import { blankDocument, documentKind } from '../document-kind'

const rules = {
  schema: () =>
    import('@corridor/contract/vendor/vendor-document/shapes').then(({ VendorDocumentAdd }) => VendorDocumentAdd),
  blank: blankDocument,
}

/** The sixth step: agreements and papers. */
export default function DocumentsStep({ vendor }: StepProps) {
  return <EntryStep kind={documentKind(vendor._id)} rules={rules} />
}
