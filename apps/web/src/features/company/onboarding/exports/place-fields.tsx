import { hasPostcodes } from '@corridor/contract/field/postcode'
import { TextInput } from '@mantine/core'
import { api } from '../../../../lib/call/client'
import classes from '../../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../../lib/form/choice/record-select'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { isKnownPlace, PlaceInput } from './place-input'
import { useCountries } from './use-countries'

/** As it is typed; state and city are ids of the data set or texts. */
export interface PlaceValues {
  address: string
  country: string
  state: string
  city: string
  zipCode: string
}

type Named = { _id: string; name: string }[]

interface PlaceFieldsProps {
  form: FieldsForm<PlaceValues>
  /** The record that is edited, for the names of what it holds by ids. */
  row?: { countryInfo: Named; stateInfo: Named; cityInfo: Named }
}

/** The place of an office or a bill: what lies below a country or state goes with it. */
export function PlaceFields({ form, row }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  const { data: countries } = useCountries()
  const code = countries?.find(({ _id }) => _id === values.country)?.code ?? null

  function chooseCountry(id: string | null) {
    form.setValue('country', id ?? '')
    form.setValue('state', '')
    form.setValue('city', '')
    form.clearError('zipCode')
  }

  function changeState(change: unknown) {
    form.field('state').onChange(change)
    if (isKnownPlace(values.state)) form.setValue('city', '')
  }

  return (
    <>
      <TextInput {...form.field('address')} label={t('Address')} autoComplete="street-address" withAsterisk />
      <RecordSelect
        source={api.address.country.list}
        label="Country"
        nameOf={({ name }) => name}
        chosen={row?.countryInfo[0]}
        field={{
          ...form.field('country'),
          value: values.country || null,
          onChange: chooseCountry,
          allowDeselect: false,
        }}
        required
      />
      <div className={classes.pair}>
        <PlaceInput
          level="state"
          field={{ ...form.field('state'), onChange: changeState }}
          above={values.country}
          chosen={row?.stateInfo[0]}
        />
        <PlaceInput level="city" field={form.field('city')} above={values.state} chosen={row?.cityInfo[0]} />
      </div>
      {(values.zipCode !== '' || hasPostcodes(code)) && (
        <TextInput
          {...form.field('zipCode')}
          label={t('Zip Code')}
          autoComplete="postal-code"
          dir="ltr"
          withAsterisk={hasPostcodes(code)}
        />
      )}
    </>
  )
}
