import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { KeepName } from '../../../lib/form/input/keep-name'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { RecordForm } from '../../../lib/form/record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { useStepForm } from './use-step-form'

const blank = { firstName: '', middleName: '', lastName: '', nameConfirmed: false, hasOnlyOneName: false }
const { firstName, middleName, lastName } = names

/** Step 1: the name, as it stands in the passport. It begins a student that is not there yet. */
export function NameStep({ student }: { student: Student | undefined }) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: 'fullName',
    student,
    toValues: (of) => ({ ...blank, ...of?.fullName }),
    rules: () => import('@corridor/contract/student/enrolment/bodies').then(({ FullNameStep }) => FullNameStep),
    save: (body) => client.enrolment.fullName(body),
    labels: {
      firstName,
      middleName,
      lastName,
      nameConfirmed: text('This is the full name'),
      hasOnlyOneName: text('This person has only one name'),
    },
  })
  const keepName = () => {
    form.setValue('nameConfirmed', true)
    for (const name of ['firstName', 'middleName', 'lastName'] as const) form.clearError(name)
  }
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <PersonNameFields
          form={form}
          middleName={{
            input: (
              <div>
                <TextInput {...form.field('middleName')} label={t(middleName)} autoComplete="off" />
                <KeepName name={form.values.middleName} message={form.errorOf('middleName')} keep={keepName} />
              </div>
            ),
            clear: () => {
              form.setValue('middleName', '')
              form.clearError('middleName')
            },
          }}
        />
      </RecordForm>
    </div>
  )
}
