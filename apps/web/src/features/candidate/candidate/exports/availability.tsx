import { Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import { text } from '../../../../lib/text'
import classes from './availability.module.css'

/** Keys. */
export const availabilityNames = {
  immediate: text('Immediately'),
  unavailable: text('Not available'),
} as const

const isNamed = (value: string): value is keyof typeof availabilityNames => value in availabilityNames

/** From when a candidate can start, in words. */
export function AvailabilityText({ value }: { value: string | null }) {
  const { t } = useTranslation()
  if (!value) return null
  return isNamed(value) ? t(availabilityNames[value]) : t('From {date}', { date: formatDate(value) })
}

interface AvailabilityInputProps {
  value: string | null
  error: ReactNode
  onChange: (availability: string | null) => void
}

/** At once, not for now, or from a date; an empty text is a date that is still to be chosen. */
export function AvailabilityInput({ value, error, onChange }: AvailabilityInputProps) {
  const { t } = useTranslation()
  const choice = value === null || isNamed(value) ? value : 'from'
  return (
    <Group align="flex-start" gap="md">
      <LateSelect
        className={classes.part ?? ''}
        label={t('Availability')}
        placeholder={t('Not known')}
        data={[
          { value: 'immediate', label: t(availabilityNames.immediate) },
          { value: 'from', label: t('From a date') },
          { value: 'unavailable', label: t(availabilityNames.unavailable) },
        ]}
        value={choice}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear {label}', { label: t('Availability') }) }}
        onChange={(chosen) => onChange(chosen === 'from' ? '' : chosen)}
      />
      {choice === 'from' && (
        <TextInput
          className={classes.part ?? ''}
          type="date"
          label={t('Available from')}
          value={value ?? ''}
          error={error}
          aria-invalid={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          withAsterisk
        />
      )}
    </Group>
  )
}
