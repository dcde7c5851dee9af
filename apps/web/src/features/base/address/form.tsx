import { TextInput } from '@mantine/core'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import type { AddressLevel } from '../../../paths'
import type { Address } from './columns'
import { ParentSelect, parentOf } from './parent'

/** Values of the form of any level; a level sends those that it has. */
export interface AddressValues {
  name: string
  country: string | null
  state: string | null
}

interface AddressFieldsProps {
  level: AddressLevel
  field: RecordFormState<AddressValues>['field']
  /** The record under edit. */
  record?: Address
}

export function AddressFields({ level, field, record }: AddressFieldsProps) {
  const { t } = useTranslation()
  const parent = parentOf[level]
  return (
    <>
      {parent && (
        <ParentSelect
          level={parent.level}
          label={parent.label}
          chosen={(parent.level === 'country' ? record?.countryInfo : record?.stateInfo)?.[0]}
          field={field(parent.level)}
        />
      )}
      <TextInput label={t('Name')} placeholder={t('Enter Name')} withAsterisk {...field('name')} />
    </>
  )
}
