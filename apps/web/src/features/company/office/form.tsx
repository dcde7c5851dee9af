import type { CompanyOffice } from '@corridor/contract/company/office/shapes'
import { TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { PlaceFields, type PlaceValues } from '../onboarding/exports/place-fields'

export interface OfficeValues extends PlaceValues {
  name: string
}

export const emptyOffice = (country: string): OfficeValues => ({
  name: '',
  address: '',
  country,
  state: '',
  city: '',
  zipCode: '',
})

interface OfficeFieldsProps {
  form: RecordFormState<OfficeValues>
  row?: CompanyOffice
}

/** The fields of an office, for adding and editing. */
export function OfficeFields({ form, row }: OfficeFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput {...form.field('name')} label={t('Name')} withAsterisk autoFocus />
      <PlaceFields form={form} {...(row ? { row } : {})} />
    </>
  )
}
