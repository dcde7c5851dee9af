import { Group, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language/i18n'
import { LateSelect } from '../../late/late-select'
import classes from './availability-input.module.css'
import { availabilityNames, isNamed } from './availability-names'

interface AvailabilityInputProps {
  value: string | null
  error: ReactNode
  isDisabled?: boolean
  onChange: (availability: string | null) => void
}

/** At once, not for now, or from a date; an empty text is a date that is still to be chosen. */
export function AvailabilityInput({ value, error, isDisabled = false, onChange }: AvailabilityInputProps) {
  const { t } = useTranslation()
  const choice = value === null || isNamed(value) ? value : 'from'
  return (
    <Group align="flex-start" gap="md">
      <LateSelect
        className={classes.part ?? ''}
        label={t('Availability')}
        placeholder={t('Not known')}
        disabled={isDisabled}
        error={choice === null && error}
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
          disabled={isDisabled}
          aria-invalid={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          withAsterisk
        />
      )}
    </Group>
  )
}
