import type { JobPlace } from '@corridor/contract/job/job/body'
import type { Job } from '@corridor/contract/job/job/shapes'
import { TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { isKnownPlace, PlaceInput } from '../../company/onboarding/exports/place-input'
import { jobLabels } from './job-form'

interface PlaceFieldsProps {
  form: FieldsForm<JobPlace>
  /** The place that stands there, so that its names show at once. */
  shown: Job['places'][number] | undefined
}

/** One place of work; what lies below a country or state goes with it. */
export function PlaceFields({ form, shown }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { country, state } = form.values
  const city = form.field('city')
  const named = (id: string, name: string | undefined) => (isKnownPlace(id) ? { _id: id, name: name ?? '' } : undefined)

  function chooseCountry(id: string | null) {
    form.setValue('country', id)
    form.setValue('state', '')
    form.setValue('city', '')
    form.clearError('zipCode')
  }

  function changeState(change: unknown) {
    form.field('state').onChange(change ?? '')
    if (isKnownPlace(state)) form.setValue('city', '')
  }

  return (
    <>
      <div className={classes.pair}>
        <CountrySelect
          label={jobLabels.country}
          chosen={shown?.countryInfo[0]}
          field={{ ...form.field('country'), value: country, onChange: chooseCountry, clearable: true }}
        />
        <TextInput {...form.field('zipCode')} label={t(jobLabels.zipCode)} autoComplete="off" dir="ltr" />
      </div>
      <div className={classes.pair}>
        <PlaceInput
          level="state"
          field={{ ...form.field('state'), onChange: changeState }}
          above={country ?? ''}
          chosen={shown && named(shown.state, shown.stateName)}
          isOptional
        />
        <PlaceInput
          level="city"
          field={{ ...city, onChange: (change: unknown) => city.onChange(change ?? '') }}
          above={state}
          chosen={shown && named(shown.city, shown.cityName)}
          isOptional
        />
      </div>
    </>
  )
}
