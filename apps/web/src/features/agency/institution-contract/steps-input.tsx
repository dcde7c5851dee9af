import { stepsMax } from '@corridor/contract/agency/institution-contract/kinds'
import type { InstitutionContractAdd } from '@corridor/contract/agency/institution-contract/shapes'
import { Button, CloseButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { MoneyInput } from '../../../lib/form/input/money-input'
import type { FieldsForm, RecordFormState } from '../../../lib/form/use-record-form'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import type { ContractValues } from './contract-values'
import classes from './steps-input.module.css'

type Step = InstitutionContractAdd['steps'][number]

const studentsMax = 100_000

/** Steps of a commission: from how many students a year on, which other part or sum. */
export function StepsInput({ form, isSum }: { form: RecordFormState<ContractValues>; isSum: boolean }) {
  const { t } = useTranslation()
  const { steps } = form.values
  const next = (steps.at(-1)?.fromStudents ?? 1) + 1
  return (
    <fieldset className={classes.steps}>
      <legend>{t('Steps by number of students a year')}</legend>
      {steps.map((_, at) => (
        <StepRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no id of its own; its place is what it is.
          key={at}
          form={form.entry<Step>('steps', at)}
          isSum={isSum}
          remove={() => form.removeEntry('steps', at)}
        />
      ))}
      {steps.length < stepsMax && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.addEntry('steps', { fromStudents: next, percent: null, amount: null })}
        >
          {t('Add Step')}
        </Button>
      )}
    </fieldset>
  )
}

function StepRow({ form, isSum, remove }: { form: FieldsForm<Step>; isSum: boolean; remove: () => void }) {
  const { t } = useTranslation()
  const { fromStudents, percent, amount } = form.values
  return (
    <div className={classes.step}>
      <DecimalInput
        {...form.field('fromStudents')}
        label={t('From students')}
        decimals={0}
        max={studentsMax}
        value={fromStudents}
        onChange={(count) => form.setValue('fromStudents', count ?? 0)}
      />
      {isSum ? (
        <MoneyInput
          {...form.field('amount')}
          label={t('Sum')}
          value={amount}
          onChange={(sum) => form.setValue('amount', sum)}
        />
      ) : (
        <DecimalInput
          {...form.field('percent')}
          label={t('Percentage')}
          decimals={3}
          max={100}
          value={percent}
          onChange={(part) => form.setValue('percent', part)}
        />
      )}
      <CloseButton
        aria-label={t('Remove {name}', { name: t('From {n} students', { n: formatNumber(fromStudents) }) })}
        onClick={remove}
      />
    </div>
  )
}
