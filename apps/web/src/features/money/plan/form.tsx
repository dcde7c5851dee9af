import { plainDigits } from '@corridor/contract/format/typed-number'
import type { PlanAdd } from '@corridor/contract/money/plan/shapes'
import { backupNames, backupTerms, currencies, supportNames, supportTerms } from '@corridor/contract/money/plan/terms'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { MoneyInput } from '../../../lib/form/input/money-input'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import classes from './plan.module.css'

/** A price that is no amount, and a number that is none, are null until the rules refuse them. */
export type PlanValues = Omit<PlanAdd, 'monthlyPrice' | 'annualPrice' | 'place'> & {
  monthlyPrice: number | null
  annualPrice: number | null
  place: number | null
}

export const planLabels: Record<keyof PlanValues, string> = {
  name: text('Name'),
  description: text('Description'),
  currency: text('Currency'),
  monthlyPrice: text('Price per month'),
  annualPrice: text('Price per month, billed annually'),
  usersMax: text('User accounts'),
  storageGb: text('Storage in GB'),
  apiCallsMax: text('API calls per month'),
  support: text('Support'),
  backup: text('Backup'),
  uptime: text('Uptime in percent'),
  hasReports: text('Custom reports'),
  hasMobile: text('Mobile access'),
  hasBranding: text('Custom branding'),
  place: text('Position'),
}

type NumberName = 'usersMax' | 'storageGb' | 'apiCallsMax' | 'place'
type PriceName = 'monthlyPrice' | 'annualPrice'
type ChoiceName = 'currency' | 'support' | 'backup'

/** The fields of a plan, for adding and editing. */
export function PlanFields({ form }: { form: FieldsForm<PlanValues> }) {
  const { t } = useTranslation()
  const price = (name: PriceName) => (
    <MoneyInput
      name={name}
      label={t(planLabels[name])}
      value={form.values[name]}
      onChange={(value) => form.setValue(name, value)}
      error={form.field(name).error}
      withAsterisk
    />
  )
  const number = (name: NumberName, description?: string) => (
    <TextInput
      name={name}
      label={t(planLabels[name])}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      value={form.values[name] ?? ''}
      onChange={(event) => {
        const digits = plainDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, 12)
        form.setValue(name, digits === '' ? null : Number(digits))
      }}
      error={form.field(name).error}
    />
  )
  const choice = (name: ChoiceName, options: { value: string; label: string }[]) => (
    <LateSelect {...form.field(name)} label={t(planLabels[name])} data={options} allowDeselect={false} withAsterisk />
  )
  const empty = t('Empty means no limit.')
  return (
    <>
      <TextInput {...form.field('name')} label={t('Name')} withAsterisk autoFocus />
      <TextInput {...form.field('description')} label={t('Description')} withAsterisk />
      <div className={classes.fields}>
        {choice(
          'currency',
          currencies.map((value) => ({ value, label: value })),
        )}
        {price('monthlyPrice')}
        {price('annualPrice')}
        <TextInput
          {...form.field('uptime')}
          label={t(planLabels.uptime)}
          inputMode="decimal"
          onChange={(event) => form.setValue('uptime', plainDigits(event.currentTarget.value).replace(',', '.'))}
          dir="ltr"
          withAsterisk
        />
        {number('usersMax', empty)}
        {number('storageGb', empty)}
        {number('apiCallsMax', empty)}
        {number('place', t('Plans are listed in this order.'))}
        {choice(
          'support',
          supportTerms.map((value) => ({ value, label: t(supportNames[value]) })),
        )}
        {choice(
          'backup',
          backupTerms.map((value) => ({ value, label: t(backupNames[value]) })),
        )}
      </div>
      <Stack gap="xs">
        {(['hasReports', 'hasMobile', 'hasBranding'] as const).map((name) => (
          <Checkbox key={name} {...form.tick(name)} label={t(planLabels[name])} />
        ))}
      </Stack>
    </>
  )
}
