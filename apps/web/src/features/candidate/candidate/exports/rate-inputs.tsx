import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { ratePers, taxTerms, usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import { DecimalInput } from '../../../../lib/form/input/decimal-input'
import { rateUnits } from '../../../../lib/form/input/rate-units'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import { companySettings } from '../../../../lib/session/company-settings'
import { rateMax } from '../filter-bounds'
import { OriginHint } from '../origin-hint'
import classes from './rate-inputs.module.css'

type Rate = Pick<CandidateAdd, 'rateAmount' | 'rateCurrency' | 'ratePer' | 'taxTerm'>

interface RateInputsProps {
  form: {
    values: Rate
    // A method: a form over more than a rate will do.
    setValue<Name extends keyof Rate>(name: Name, value: Rate[Name]): void
    field: (name: keyof Rate) => ReturnType<FieldsForm<Rate>['field']>
  }
  /** The rate as a resume said it. */
  found?: FoundValue | undefined
}

/** The pay of somebody; an amount alone is in the company's currency, and for an hour. */
export function RateInputs({ form, found }: RateInputsProps) {
  const { t } = useTranslation()
  const { rateAmount, rateCurrency, ratePer, taxTerm } = form.values
  const ownCurrency = companySettings()?.currency ?? usualCurrency
  return (
    <div className={classes.row}>
      <DecimalInput
        {...form.field('rateAmount')}
        label={t('Rate')}
        description={found && <OriginHint found={found} value={rateAmount} />}
        decimals={2}
        max={rateMax}
        value={rateAmount}
        onChange={(amount) => form.setValue('rateAmount', amount)}
      />
      <LateSelect
        {...form.field('rateCurrency')}
        label={t('Rate currency')}
        data={[...currencies]}
        value={rateCurrency ?? ownCurrency}
        onChange={(code) => form.setValue('rateCurrency', currencies.find((known) => known === code) ?? null)}
      />
      <LateSelect
        {...form.field('ratePer')}
        label={t('Rate per')}
        data={ratePers.map((value) => ({ value, label: t(rateUnits[value]) }))}
        value={ratePer ?? 'hour'}
        onChange={(unit) => form.setValue('ratePer', ratePers.find((known) => known === unit) ?? null)}
      />
      <LateSelect
        {...form.field('taxTerm')}
        label={t('Tax term')}
        data={[...taxTerms]}
        value={taxTerm}
        onChange={(term) => form.setValue('taxTerm', taxTerms.find((known) => known === term) ?? null)}
        clearable
      />
    </div>
  )
}
