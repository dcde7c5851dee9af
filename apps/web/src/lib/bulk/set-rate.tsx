import { ratePers, usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import { Group } from '@mantine/core'
import { DecimalInput } from '../form/input/decimal-input'
import { rateUnits } from '../form/input/rate-units'
import { useTranslation } from '../language/i18n'
import { LateSelect } from '../late/late-select'
import { companySettings } from '../session/company-settings'
import type { SetValueProps } from './set-value'

const rateMax = 1_000_000

/** An amount with its currency and unit. */
export function SetRate({ settable, values, error, isDisabled, onChange }: SetValueProps<'rate'>) {
  const { t } = useTranslation()
  const { rateAmount, rateCurrency = companySettings()?.currency ?? usualCurrency, ratePer = 'hour' } = values
  const set = (changed: object) => onChange({ rateAmount: rateAmount ?? null, rateCurrency, ratePer, ...changed })
  return (
    <Group align="flex-start" gap="sm" grow>
      <DecimalInput
        label={t(settable.label)}
        error={error}
        disabled={isDisabled}
        decimals={2}
        max={rateMax}
        value={typeof rateAmount === 'number' ? rateAmount : null}
        onChange={(amount) => set({ rateAmount: amount })}
        data-autofocus
      />
      <LateSelect
        label={t('Rate currency')}
        disabled={isDisabled}
        data={[...currencies]}
        value={String(rateCurrency)}
        allowDeselect={false}
        onChange={(code) => set({ rateCurrency: code })}
      />
      <LateSelect
        label={t('Rate per')}
        disabled={isDisabled}
        data={ratePers.map((value) => ({ value, label: t(rateUnits[value]) }))}
        value={String(ratePer)}
        allowDeselect={false}
        onChange={(unit) => set({ ratePer: unit })}
      />
    </Group>
  )
}
