import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { TextInput } from '@mantine/core'
import { api } from '../../../lib/call/client'
import classes from '../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { useTranslation } from '../../../lib/language/i18n'
import { isKnownPlace, PlaceInput } from '../../company/onboarding/exports/place-input'
import { type DetailsForm, detailLabels } from './exports/detail-labels'

/** The place of a vendor, as far as it is told: a choice below a country or state goes with it. */
export function PlaceBoxes({ form, vendor }: { form: DetailsForm; vendor: Vendor | undefined }) {
  const { t } = useTranslation()
  const { values } = form

  function chooseCountry(id: string | null) {
    form.setValue('country', id)
    form.setValue('state', '')
    form.setValue('city', '')
    form.clearError('zipCode')
  }

  function changeState(change: unknown) {
    form.field('state').onChange(change ?? '')
    if (isKnownPlace(values.state)) form.setValue('city', '')
  }

  const city = form.field('city')
  return (
    <>
      <TextInput {...form.field('address')} label={t(detailLabels.address)} autoComplete="off" />
      <div className={classes.pair}>
        <RecordSelect
          source={api.address.country.list}
          label={detailLabels.country}
          nameOf={({ name }) => name}
          chosen={vendor?.countryInfo[0]}
          field={{ ...form.field('country'), value: values.country, onChange: chooseCountry, clearable: true }}
        />
        <TextInput {...form.field('zipCode')} label={t(detailLabels.zipCode)} autoComplete="off" dir="ltr" />
      </div>
      <div className={classes.pair}>
        <PlaceInput
          level="state"
          field={{ ...form.field('state'), onChange: changeState }}
          above={values.country ?? ''}
          chosen={vendor?.stateInfo[0]}
          isOptional
        />
        <PlaceInput
          level="city"
          field={{ ...city, onChange: (change: unknown) => city.onChange(change ?? '') }}
          above={values.state}
          chosen={vendor?.cityInfo[0]}
          isOptional
        />
      </div>
    </>
  )
}
