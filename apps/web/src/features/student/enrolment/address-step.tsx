import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { dotted } from '../../../lib/format/isolated'
import classes from '../../../lib/wizard/wizard.module.css'
import { AddressFields } from './address-fields'
import { type AddressValues, addressLabels, toAddressValues, useZipFault } from './address-values'
import { type FormerAddress, FormerAddresses, formerFaults } from './former-addresses'
import { type Row, withKeys } from './rows'
import { showAddress } from './shown-address'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

interface Values extends AddressValues {
  /** Empty if nobody said. */
  livedSince: string
  formerAddresses: Row<FormerAddress>[]
}

function toValues(student: Student | undefined): Values {
  const { livedSince = null, formerAddresses = [] } = student?.address ?? {}
  const typed = formerAddresses.map(({ countryInfo, ...former }) => former)
  return {
    ...toAddressValues(student?.address ?? null),
    livedSince: livedSince ?? '',
    formerAddresses: withKeys(typed),
  }
}

/** Step 2: where the student lives, since when, and where before. */
export default function AddressForm({ student }: StepProps) {
  const zipFault = useZipFault()
  const form = useStepForm({
    part: 'address',
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ AddressStep }) =>
        withFaults(
          fedBy(AddressStep, ({ livedSince, ...values }: Values) => ({ ...values, livedSince: livedSince || null })),
          (values: Values) => ({ ...zipFault(values), ...formerFaults(values) }),
        ),
      ),
    save: (body) => client.enrolment.address(body),
    labels: { ...addressLabels, livedSince: names.livedSince, formerAddresses: names.formerAddresses },
    show: (name, value) =>
      name === 'formerAddresses'
        ? (value as Row<FormerAddress>[]).map(({ key, place, from, to }) => (
            <div key={key}>
              <bdi>{dotted(place, from, to)}</bdi>
            </div>
          ))
        : showAddress(name, value),
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <AddressFields form={form} saved={student.address} />
        <FormerAddresses form={form} saved={student.address?.formerAddresses ?? []} />
      </RecordForm>
    </div>
  )
}
