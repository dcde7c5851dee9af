import {
  type MaritalStatus,
  maritalStatuses,
  maritalStatusNames,
  enrolmentFieldNames as names,
} from '@corridor/contract/student/enrolment/kinds'
import { NumberInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy } from '../../../lib/form/schema'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import classes from '../../../lib/wizard/wizard.module.css'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

interface Values {
  maritalStatus: MaritalStatus | null
  numberOfKids: number | string
}

/** Step 7. */
export default function MaritalStatusForm({ student }: StepProps) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: 'maritalStatus',
    student,
    toValues: (of): Values => ({ maritalStatus: null, numberOfKids: '', ...of?.maritalStatus }),
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ MaritalStatusStep }) =>
        fedBy(MaritalStatusStep, (values: Values) => ({
          ...values,
          numberOfKids: values.numberOfKids === '' ? undefined : Number(values.numberOfKids),
        })),
      ),
    save: (body) => client.enrolment.maritalStatus(body),
    labels: { maritalStatus: names.maritalStatus, numberOfKids: names.numberOfKids },
    show: (name, value) => (name === 'maritalStatus' ? t(maritalStatusNames[value as MaritalStatus]) : undefined),
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <LateSelect
          {...form.field('maritalStatus')}
          value={form.values.maritalStatus}
          label={t(names.maritalStatus)}
          data={maritalStatuses.map((value) => ({ value, label: t(maritalStatusNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <NumberInput {...form.field('numberOfKids')} label={t(names.numberOfKids)} allowDecimal={false} withAsterisk />
      </RecordForm>
    </div>
  )
}
