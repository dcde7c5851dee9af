import { timesheetCycleNames, timesheetCycles } from '@corridor/contract/job/placement/kinds'
import { Checkbox, NumberInput, Textarea, TextInput, Title } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { RateInputs } from '../../candidate/candidate/exports/rate-inputs'
import type { TermsForm } from './placement-values'

const daysMax = 365

/** The days' first, both rates, and what the papers say. */
export function PlacementFields({ form }: { form: TermsForm }) {
  const { t } = useTranslation()
  const { netDays, timesheetCycle } = form.values
  return (
    <>
      <Title order={2} size="h4">
        {t('Bill rate')}
      </Title>
      <RateInputs form={form.part('bill')} />
      <Title order={2} size="h4">
        {t('What the candidate is paid')}
      </Title>
      <RateInputs form={form.part('pay')} />
      <Title order={2} size="h4">
        {t('Papers')}
      </Title>
      <TextInput {...form.field('poNumber')} label={t('PO number')} />
      <LateSelect
        {...form.field('timesheetCycle')}
        label={t('Timesheets')}
        data={timesheetCycles.map((value) => ({ value, label: t(timesheetCycleNames[value]) }))}
        value={timesheetCycle}
        onChange={(value) => form.setValue('timesheetCycle', timesheetCycles.find((known) => known === value) ?? null)}
        clearable
      />
      <TextInput {...form.field('invoiceTerms')} label={t('Invoice terms')} />
      <NumberInput
        {...form.field('netDays')}
        label={t('Pays within (days)')}
        value={netDays ?? ''}
        onChange={(value) => form.setValue('netDays', typeof value === 'number' ? value : null)}
        min={0}
        max={daysMax}
        allowDecimal={false}
        w={{ base: '100%', xs: 180 }}
        hideControls
      />
      <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
      <Checkbox {...form.tick('overlap')} label={t('Let it run beside another placement')} />
    </>
  )
}
