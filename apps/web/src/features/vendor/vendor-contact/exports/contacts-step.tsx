import { EntryStep } from '../../../../lib/entry/entry-step'
import type { StepProps } from '../../vendor/exports/step-props'
import { blankContact, contactKind } from '../contact-kind'

const rules = {
  schema: () =>
    import('@corridor/contract/vendor/vendor-contact/shapes').then(({ VendorContactAdd }) => VendorContactAdd),
  blank: blankContact,
}

/** The fourth step: everybody whom one speaks with at the vendor. */
export default function ContactsStep({ vendor }: StepProps) {
  return <EntryStep kind={contactKind(vendor._id)} rules={rules} />
}
