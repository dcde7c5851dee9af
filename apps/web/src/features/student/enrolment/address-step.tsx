import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { withFaults } from '../../../lib/form/schema'
import classes from '../../../lib/wizard/wizard.module.css'
import { AddressFields } from './address-fields'
import { addressLabels, toAddressValues, useZipFault } from './address-values'
import { showAddress } from './shown-address'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

/** Step 2: where the student lives. */
export default function AddressForm({ student }: StepProps) {
  const zipFault = useZipFault()
  const form = useStepForm({
    part: 'address',
    student,
    toValues: (of) => toAddressValues(of?.address ?? null),
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ AddressStep }) =>
        withFaults(AddressStep, zipFault),
      ),
    save: (body) => client.enrolment.address(body),
    labels: addressLabels,
    show: showAddress,
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <AddressFields form={form} saved={student.address} />
      </RecordForm>
    </div>
  )
}
