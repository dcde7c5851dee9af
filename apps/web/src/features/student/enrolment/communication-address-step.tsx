import { Checkbox } from '@mantine/core'
import { client } from '../../../lib/call/client'
import entries from '../../../lib/entry/entries.module.css'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { AddressFields } from './address-fields'
import { type AddressValues, addressLabels, toAddressValues, useZipFault } from './address-values'
import { showAddress } from './shown-address'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

type Values = AddressValues & { sameAsAbove: boolean }

const sameLabel = text('Same as the address above')

/** Step 3: where letters go; the address of step 2, which it then follows, or another. */
export default function CommunicationAddressForm({ student }: StepProps) {
  const { t } = useTranslation()
  const zipFault = useZipFault()
  const form = useStepForm({
    part: 'communicationAddress',
    student,
    toValues: (of): Values => ({
      ...toAddressValues(of?.communicationAddress ?? null),
      sameAsAbove: of?.communicationAddress?.sameAsAbove ?? false,
    }),
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ CommunicationAddressStep }) =>
        withFaults(
          fedBy(CommunicationAddressStep, (values: Values) => (values.sameAsAbove ? { sameAsAbove: true } : values)),
          (values: Values) => (values.sameAsAbove ? {} : zipFault(values)),
        ),
      ),
    save: (body) => client.enrolment.communicationAddress(body),
    labels: { ...addressLabels, sameAsAbove: sameLabel },
    show: showAddress,
  })
  const { sameAsAbove } = form.values
  const [above, mail] = [student.address, student.communicationAddress]

  function copyAbove(isSame: boolean) {
    form.setValue('sameAsAbove', isSame)
    if (!isSame) return
    for (const [name, value] of Object.entries(toAddressValues(above))) {
      form.setValue(name as keyof AddressValues, value)
      form.clearError(name as keyof AddressValues)
    }
  }

  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <Checkbox
          {...form.tick('sameAsAbove')}
          label={t(sameLabel)}
          onChange={(event) => copyAbove(event.currentTarget.checked)}
        />
        <fieldset className={entries.entry} disabled={sameAsAbove} aria-label={t('Communication Address')}>
          <AddressFields form={form} saved={sameAsAbove || !mail ? above : mail} />
        </fieldset>
      </RecordForm>
    </div>
  )
}
