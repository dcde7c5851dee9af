import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import entries from '../../../lib/entry/entries.module.css'
import { CountryName, CountrySelect } from '../../../lib/form/choice/country-select'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { formatDate, todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { notInFuture } from './declared'
import { isMask, SealedField } from './sealed-field'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

interface Values {
  countryOfCitizenship: string
  /** As typed, or the signs that stand for what is stored; so with the number. */
  birthDate: string
  passportNumber: string
  expiresDate: string
}

const toValues = (student: Student | undefined): Values => ({
  countryOfCitizenship: student?.passport?.countryOfCitizenship ?? '',
  birthDate: student?.passport?.maskedBirthDate ?? '',
  passportNumber: student?.passport?.maskedPassportNumber ?? '',
  expiresDate: student?.passport?.expiresDate ?? '',
})

const past = { message: text('Expiry date must be in the future') }

const { countryOfCitizenship, birthDate, passportNumber, expiresDate } = names

/** Step 6. It is kept nowhere while it is typed: a passport's number lies in no draft. */
export default function PassportForm({ student }: StepProps) {
  const { t } = useTranslation()
  const stored = toValues(student)
  const form = useStepForm({
    part: 'passport',
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ PassportEdition }) =>
        withFaults(
          fedBy(PassportEdition, (values: Values) => ({
            countryOfCitizenship: values.countryOfCitizenship,
            expiresDate: values.expiresDate,
            // A value that is left out stays as it is stored.
            ...(isMask(values.birthDate) ? {} : { birthDate: values.birthDate }),
            ...(isMask(values.passportNumber) ? {} : { passportNumber: values.passportNumber }),
          })),
          (values: Values) => ({
            birthDate: !isMask(values.birthDate) && values.birthDate > todayDate() ? notInFuture.message : null,
            expiresDate: values.expiresDate !== '' && values.expiresDate <= todayDate() ? past.message : null,
          }),
        ),
      ),
    save: (body) => client.passport.save(body),
    labels: { countryOfCitizenship, birthDate, passportNumber, expiresDate },
    show: (name, value) => {
      if (name === 'countryOfCitizenship') return <CountryName id={String(value)} />
      return name === 'expiresDate' ? formatDate(String(value)) : undefined
    },
    hasNoDraft: true,
  })
  const { values } = form
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <CountrySelect
          label={countryOfCitizenship}
          chosen={student.passport?.countryInfo[0]}
          field={{
            ...form.field('countryOfCitizenship'),
            value: values.countryOfCitizenship || null,
            onChange: (id: string | null) => form.setValue('countryOfCitizenship', id ?? ''),
            allowDeselect: false,
          }}
          required
        />
        <div className={entries.pair}>
          <SealedField
            label={t(birthDate)}
            mask={stored.birthDate}
            value={values.birthDate}
            setValue={(value) => form.setValue('birthDate', value)}
          >
            <TextInput {...form.field('birthDate')} type="date" label={t(birthDate)} autoComplete="off" withAsterisk />
          </SealedField>
          <SealedField
            label={t(passportNumber)}
            mask={stored.passportNumber}
            value={values.passportNumber}
            setValue={(value) => form.setValue('passportNumber', value)}
          >
            <TextInput
              {...form.field('passportNumber')}
              label={t(passportNumber)}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              withAsterisk
            />
          </SealedField>
        </div>
        <TextInput {...form.field('expiresDate')} type="date" label={t(expiresDate)} autoComplete="off" withAsterisk />
      </RecordForm>
    </div>
  )
}
