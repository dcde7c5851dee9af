import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import type { PhoneField } from '@corridor/contract/student/enrolment/phone'
import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import entries from '../../../lib/entry/entries.module.css'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneCodeSelect } from '../../company/onboarding/exports/phone-code-select'
import type { FieldProps } from './field-props'

interface PhoneFieldsProps<Name extends PhoneField> {
  form: {
    field: (name: 'countryCode' | Name) => FieldProps
    setValue: (name: Name, value: string) => void
  }
  name: Name
}

/** A phone code and the digits behind it. */
export function PhoneFields<Name extends PhoneField>({ form, name }: PhoneFieldsProps<Name>) {
  const { t } = useTranslation()
  return (
    <div className={entries.phone}>
      <PhoneCodeSelect field={form.field('countryCode')} />
      <TextInput
        {...form.field(name)}
        type="tel"
        inputMode="numeric"
        dir="ltr"
        label={t(enrolmentFieldNames[name])}
        autoComplete="off"
        maxLength={40}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          form.setValue(name, event.currentTarget.value.replace(/\D/g, ''))
        }
        withAsterisk
      />
    </div>
  )
}
