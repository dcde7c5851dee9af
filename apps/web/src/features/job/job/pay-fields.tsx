import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import type { Job } from '@corridor/contract/job/job/shapes'
import classes from '../../../lib/entry/entries.module.css'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { companySettings } from '../../../lib/session/company-settings'
import { type JobForm, jobLabels } from './job-form'
import { LookupSelect, LookupsSelect } from './lookup-select'
import { Placed } from './placed'

const salaryMax = 100_000_000

/** The pay, its unit, and the kinds of contract. */
export function PayFields({ form, job }: { form: JobForm; job: Job | undefined }) {
  const { t } = useTranslation()
  const { minSalary, maxSalary, currency } = form.values
  const ownCurrency = companySettings()?.currency ?? usualCurrency
  const amount = (name: 'minSalary' | 'maxSalary', value: number | null) => (
    <DecimalInput
      {...form.field(name)}
      label={t(jobLabels[name])}
      decimals={2}
      max={salaryMax}
      value={value}
      onChange={(next) => form.setValue(name, next)}
    />
  )
  return (
    <>
      <div className={classes.pair}>
        <Placed name="minSalary">{amount('minSalary', minSalary)}</Placed>
        <Placed name="maxSalary">{amount('maxSalary', maxSalary)}</Placed>
      </div>
      <div className={classes.pair}>
        <Placed name="currency">
          <LateSelect
            {...form.field('currency')}
            label={t(jobLabels.currency)}
            data={[...currencies]}
            value={currency ?? ownCurrency}
            onChange={(code) => form.setValue('currency', currencies.find((known) => known === code) ?? null)}
          />
        </Placed>
        <Placed name="salaryDuration">
          <LookupSelect
            kind="salary-duration"
            label={jobLabels.salaryDuration}
            chosen={job?.salaryDurationInfo[0]}
            field={form.field('salaryDuration')}
          />
        </Placed>
      </div>
      <Placed name="payType">
        <LookupsSelect
          kind="pay-type"
          label={jobLabels.payType}
          chosen={job?.payTypeInfo ?? []}
          field={form.field('payType')}
        />
      </Placed>
    </>
  )
}
