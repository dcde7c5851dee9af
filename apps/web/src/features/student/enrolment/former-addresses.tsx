import type { AddressStep } from '@corridor/contract/student/enrolment/bodies'
import { formerAddressesMax, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { TextInput } from '@mantine/core'
import entries from '../../../lib/entry/entries.module.css'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { monthFaults, notInFuture } from './declared'
import { MonthInput } from './exports/month-input'
import { type Row, Rows, type RowsForm } from './rows'

export type FormerAddress = NonNullable<AddressStep['formerAddresses']>[number]

interface Values {
  livedSince: string
  formerAddresses: Row<FormerAddress>[]
}

const blank: FormerAddress = { country: '', place: '', from: '', to: '' }
const list = 'formerAddresses'

/** Finds the faults of the months: none has not begun where the company is. */
export const formerFaults = ({ livedSince, formerAddresses }: Values) => ({
  livedSince: livedSince > todayDate().slice(0, 7) ? notInFuture.message : null,
  ...monthFaults(list, formerAddresses, 'from'),
  ...monthFaults(list, formerAddresses, 'to'),
})

interface FormerAddressesProps {
  form: RowsForm & Pick<FieldsForm<Values>, 'field' | 'values'>
  /** Rows that were saved, for the names of their countries. */
  saved: NonNullable<Student['address']>['formerAddresses']
}

/** Since when a student lives there, and where before: both may be left out. */
export function FormerAddresses({ form, saved }: FormerAddressesProps) {
  const { t } = useTranslation()
  return (
    <>
      <MonthInput form={form} name="livedSince" label={names.livedSince} isOptional />
      <Rows
        form={form}
        list={list}
        rows={form.values.formerAddresses}
        blank={blank}
        max={formerAddressesMax}
        isOptional
        numbered={text('Former address {n}')}
        addLabel={text('Add former address')}
      >
        {(row: FieldsForm<FormerAddress>) => (
          <>
            <CountrySelect
              label={names.country}
              chosen={saved.flatMap(({ countryInfo }) => countryInfo).find(({ _id }) => _id === row.values.country)}
              field={{
                ...row.field('country'),
                value: row.values.country || null,
                onChange: (id: string | null) => row.setValue('country', id ?? ''),
                allowDeselect: false,
              }}
              required
            />
            <TextInput {...row.field('place')} label={t(names.place)} autoComplete="off" maxLength={101} withAsterisk />
            <div className={entries.pair}>
              <MonthInput form={row} name="from" label={names.from} />
              <MonthInput form={row} name="to" label={names.to} />
            </div>
          </>
        )}
      </Rows>
    </>
  )
}
