import type { ZoneReading } from '@corridor/contract/base/parse/zone'
import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import entries from '../../../lib/entry/entries.module.css'
import { CountryName, CountrySelect } from '../../../lib/form/choice/country-select'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { formatDate, todayDate } from '../../../lib/format/format'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import classes from '../../../lib/wizard/wizard.module.css'
import { notInFuture } from './declared'
import { isMask, SealedField } from './sealed-field'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'
import { type PassportValues, toValues, withoutReading, withReading } from './zone/passport-values'
import { useForgetting } from './zone/use-forgetting'

const past = { message: text('Expiry date must be in the future') }

const isOther = ({ zoneCountry, countryOfCitizenship }: PassportValues) =>
  zoneCountry !== '' && countryOfCitizenship !== zoneCountry
const another = text('Please confirm that the citizenship is another than the zone says')

const { countryOfCitizenship, birthDate, passportNumber, expiresDate } = names

const takenOf = ({ parseId, keepsPicture, isConfirmed }: PassportValues) => ({ parseId, keepsPicture, isConfirmed })

const PassportPicture = late(() => import('./zone/passport-picture'))
const ZoneReview = late(() => import('./zone/zone-review').then(({ ZoneReview }) => ({ default: ZoneReview })))

const messageOf = (error: unknown) => (typeof error === 'string' ? translateMessage(error) : undefined)

/** Step 6. It is kept nowhere while it is typed: a passport's number lies in no draft. */
export default function PassportForm({ student }: StepProps) {
  const { t } = useTranslation()
  const stored = toValues(student)
  const left = useForgetting()
  const form = useStepForm({
    part: 'passport',
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/passport/form').then(({ PassportForm, unconfirmed }) =>
        withFaults(
          fedBy(PassportForm, (values: PassportValues) => ({
            countryOfCitizenship: values.countryOfCitizenship,
            expiresDate: values.expiresDate,
            // A value that is left out stays as it is stored.
            ...(isMask(values.birthDate) ? {} : { birthDate: values.birthDate }),
            ...(isMask(values.passportNumber) ? {} : { passportNumber: values.passportNumber }),
            ...(values.parseId === '' ? {} : takenOf(values)),
          })),
          (values: PassportValues) => ({
            birthDate: !isMask(values.birthDate) && values.birthDate > todayDate() ? notInFuture.message : null,
            expiresDate: values.expiresDate !== '' && values.expiresDate <= todayDate() ? past.message : null,
            isConfirmed: values.parseId !== '' && !values.isConfirmed ? unconfirmed.message : null,
            isOtherCitizenship: isOther(values) && !values.isOtherCitizenship ? another : null,
          }),
        ),
      ),
    save: async (body) => {
      const saved = await client.passport.save(body)
      // The reading ended with it.
      left.clear()
      return saved
    },
    labels: {
      ...{ countryOfCitizenship, birthDate, passportNumber, expiresDate },
      parseId: text('Passport picture'),
      keepsPicture: text('Keep the picture'),
      isConfirmed: text('Names in the zone'),
      ...{ zoneCountry: text('Citizenship in the zone'), isOtherCitizenship: text('Citizenship in the zone') },
    },
    show: (name, value) => {
      if (name === 'countryOfCitizenship') return <CountryName id={String(value)} />
      return name === 'expiresDate' ? formatDate(String(value)) : undefined
    },
    hasNoDraft: true,
  })
  const { values } = form
  const [reading, setReading] = useState<ZoneReading>()
  const put = (next: PassportValues) => {
    for (const [name, value] of Object.entries(next))
      if (value !== values[name as keyof PassportValues]) form.setValue(name as keyof PassportValues, value)
  }
  function discard() {
    left.now()
    setReading(undefined)
    put(withoutReading(values))
  }
  return (
    <div className={classes.card}>
      <Suspense>
        {reading ? (
          <ZoneReview
            student={student}
            reading={reading}
            values={values}
            setValue={form.setValue}
            errorOf={(name) => messageOf(form.errorOf(name))}
            discard={discard}
          />
        ) : (
          <PassportPicture
            studentId={student._id}
            onRead={(parseId, read) => {
              setReading(read)
              left.begin(parseId)
              put(withReading(values, parseId, read))
            }}
          />
        )}
      </Suspense>
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
