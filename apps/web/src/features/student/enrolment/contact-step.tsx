import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { useTranslation } from '../../../lib/language/i18n'
import classes from '../../../lib/wizard/wizard.module.css'
import { PhoneFields } from './phone-fields'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

const { email, countryCode, phoneNumber } = names

/** Step 4: how the student is reached. */
export default function ContactForm({ student }: StepProps) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: 'contact',
    student,
    toValues: (of) => ({ email: '', countryCode: '', phoneNumber: '', ...of?.contact }),
    rules: () => import('@corridor/contract/student/enrolment/bodies').then(({ ContactStep }) => ContactStep),
    save: (body) => client.enrolment.contact(body),
    labels: { email, countryCode, phoneNumber },
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <TextInput
          {...form.field('email')}
          type="email"
          dir="ltr"
          label={t(email)}
          autoComplete="off"
          maxLength={254}
          withAsterisk
        />
        <PhoneFields form={form} name="phoneNumber" />
      </RecordForm>
    </div>
  )
}
