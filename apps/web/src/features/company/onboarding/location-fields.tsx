import type { CompanyLocation } from '@corridor/contract/company/location/shapes'
import { addressTypeNames, addressTypes } from '@corridor/contract/company/onboarding/choices'
import { hasPostcodes, toPostcode } from '@corridor/contract/field/postcode'
import { TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { isKnownPlace, PlaceInput } from './exports/place-input'
import { useCountries } from './exports/use-countries'

/** As it is typed; state and city are ids of the data set or texts. */
export interface LocationValues {
  addressType: string
  country: string
  state: string
  city: string
  address: string
  zipCode: string
}

/** The fields of one address. A place below a country or state goes with it. */
export function LocationFields({ form, row }: FieldsProps<CompanyLocation, LocationValues>) {
  const { t } = useTranslation()
  const { values } = form
  const { data: countries } = useCountries()
  const codeOf = (id: string) => countries?.find(({ _id }) => _id === id)?.code ?? null
  const hasPostcode = values.zipCode !== '' || hasPostcodes(codeOf(values.country))
  const zip = form.field('zipCode')

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
    // A city that was typed below a typed state stays while that is put right.
    if (isKnownPlace(values.state)) form.setValue('city', '')
  }

  return (
    <>
      <LateSelect
        {...form.field('addressType')}
        value={values.addressType || null}
        label={t('Address Type')}
        placeholder={t('Select Address Type')}
        data={addressTypes.map((type) => ({ value: type, label: t(addressTypeNames[type]) }))}
        allowDeselect={false}
        withAsterisk
      />
      <CountrySelect
        label="Country"
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
      <TextInput
        {...form.field('address')}
        label={t('Address')}
        description={t('Street, number, floor: 10 to 50 characters.')}
        autoComplete="street-address"
        maxLength={51}
        withAsterisk
      />
      {hasPostcode && (
        <TextInput
          {...zip}
          label={t('PIN/ZIP Code')}
          autoComplete="postal-code"
          classNames={{ input: classes.capitals ?? '' }}
          maxLength={20}
          onBlur={() => {
            const postcode = toPostcode(values.zipCode)
            if (postcode !== values.zipCode) form.setValue('zipCode', postcode)
            zip.onBlur()
          }}
          dir="ltr"
          withAsterisk={hasPostcodes(codeOf(values.country))}
        />
      )}
    </>
  )
}
