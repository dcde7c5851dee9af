import { amountPerNames, amountPers, amountsMax, type ChecklistAmount } from '@corridor/contract/agency/checklist/kinds'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import classes from './checklist.module.css'

interface AmountRowsProps {
  amounts: readonly ChecklistAmount[]
  onChange: (amounts: ChecklistAmount[]) => void
  errorOf: (at: number) => ReactNode
}

const blank: ChecklistAmount = { minor: 0, per: 'year', persons: 1, note: '' }

/** The amounts of a row: how much, how often, for how many persons. */
export function AmountRows({ amounts, onChange, errorOf }: AmountRowsProps) {
  const { t } = useTranslation()
  const write = (at: number, more: Partial<ChecklistAmount>) =>
    onChange(amounts.map((amount, other) => (other === at ? { ...amount, ...more } : amount)))
  return (
    <>
      {amounts.map((amount, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an amount is nothing but its place in the row.
        <fieldset key={at} className={classes.amount}>
          <legend>{t('Amount {number}', { number: formatNumber(at + 1) })}</legend>
          <MoneyInput
            label={t('Amount')}
            value={amount.minor}
            onChange={(minor) => write(at, { minor: minor ?? -1 })}
            error={errorOf(at)}
          />
          <LateSelect
            label={t('How often')}
            data={amountPers.map((value) => ({ value, label: t(amountPerNames[value]) }))}
            value={amount.per}
            onChange={(value) => write(at, { per: amountPers.find((known) => known === value) ?? 'once' })}
            allowDeselect={false}
          />
          <DecimalInput
            label={t('Persons')}
            decimals={0}
            max={20}
            value={amount.persons}
            onChange={(persons) => write(at, { persons: persons || null })}
          />
          <div className={classes.amountRow}>
            <TextInput
              label={t('Note')}
              value={amount.note}
              maxLength={100}
              onChange={(event) => write(at, { note: event.currentTarget.value })}
            />
            <ActionIcon
              size="lg"
              aria-label={t('Remove amount {number}', { number: formatNumber(at + 1) })}
              onClick={() => onChange(amounts.filter((_, other) => other !== at))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        </fieldset>
      ))}
      {amounts.length < amountsMax && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...amounts, blank])}
        >
          {t('Add Amount')}
        </Button>
      )}
    </>
  )
}
