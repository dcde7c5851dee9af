import type { BillingDetails } from '@corridor/contract/money/billing/shapes'
import { TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { PlaceFields, type PlaceValues } from '../../company/onboarding/exports/place-fields'

export interface BillingValues extends PlaceValues {
  name: string
  email: string
  phone: string
}

export const emptyBilling = (country: string): BillingValues => ({
  name: '',
  email: '',
  phone: '',
  address: '',
  country,
  state: '',
  city: '',
  zipCode: '',
})

// spec 2 §5 asks for no form of the address; whoever mistypes it sees so, and may save it.
const looksWrong = (email: string) => email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(email.trim())

interface BillingFieldsProps {
  form: RecordFormState<BillingValues>
  row?: BillingDetails
}

/** The fields of billing details, for adding and editing. */
export function BillingFields({ form, row }: BillingFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput {...form.field('name')} label={t('Name')} withAsterisk autoFocus />
      <TextInput
        {...form.field('email')}
        label={t('Email')}
        description={looksWrong(form.values.email) ? t('This does not look like an email address.') : undefined}
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        withAsterisk
      />
      <TextInput
        {...form.field('phone')}
        label={t('Phone')}
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        withAsterisk
      />
      <PlaceFields form={form} {...(row ? { row } : {})} />
    </>
  )
}
