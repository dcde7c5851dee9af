import { hasPostcodes } from '@corridor/contract/field/postcode'
import { toZipCode } from '@corridor/contract/student/enrolment/zip-code'
import { TextInput } from '@mantine/core'
import entries from '../../../lib/entry/entries.module.css'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { isKnownPlace, PlaceInput } from '../../company/onboarding/exports/place-input'
import { useCountries } from '../../company/onboarding/exports/use-countries'
import { type AddressValues, addressLabels, type SavedAddress } from './address-values'

interface AddressFieldsProps {
  form: FieldsForm<AddressValues>
  /** The address that was saved, for the names of what it holds by ids. */
  saved: SavedAddress
}

/** The fields of a student's address. A place below a country or state goes with it. */
export function AddressFields({ form, saved }: AddressFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  const { data: countries } = useCountries()
  const codeOf = (id: string) => countries?.find(({ _id }) => _id === id)?.code ?? null
  const zip = form.field('zipCode')
  const isNeeded = hasPostcodes(codeOf(values.country))

  function chooseCountry(id: string | null) {
    form.setValue('country', id ?? '')
    form.setValue('state', '')
    form.setValue('city', '')
    if (!hasPostcodes(codeOf(id ?? ''))) form.setValue('zipCode', '')
    // Another country's rules.
    form.clearError('zipCode')
  }

  function changeState(change: unknown) {
    form.field('state').onChange(change)
    if (isKnownPlace(values.state)) form.setValue('city', '')
  }

  const named = (id: string, name: string | undefined) => (name ? { _id: id, name } : undefined)
  return (
    <>
      <TextInput
        {...form.field('addressLineOne')}
        label={t(addressLabels.addressLineOne)}
        autoComplete="off"
        maxLength={101}
        withAsterisk
      />
      <TextInput
        {...form.field('addressLineTwo')}
        label={t(addressLabels.addressLineTwo)}
        autoComplete="off"
        maxLength={101}
      />
      <CountrySelect
        label={addressLabels.country}
        chosen={saved?.countryInfo[0]}
        field={{
          ...form.field('country'),
          value: values.country || null,
          onChange: chooseCountry,
          allowDeselect: false,
        }}
        required
      />
      <div className={entries.pair}>
        <PlaceInput
          level="state"
          field={{ ...form.field('state'), onChange: changeState }}
          above={values.country}
          chosen={named(saved?.state ?? '', saved?.stateName)}
        />
        <PlaceInput
          level="city"
          field={form.field('city')}
          above={values.state}
          chosen={named(saved?.city ?? '', saved?.cityName)}
        />
      </div>
      {(values.zipCode !== '' || isNeeded) && (
        <TextInput
          {...zip}
          label={t(addressLabels.zipCode)}
          autoComplete="off"
          maxLength={20}
          onBlur={() => {
            const written = toZipCode(values.zipCode)
            if (written !== values.zipCode) form.setValue('zipCode', written)
            zip.onBlur()
          }}
          dir="ltr"
          withAsterisk={isNeeded}
        />
      )}
    </>
  )
}
