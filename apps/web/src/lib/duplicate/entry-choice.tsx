import { SegmentedControl } from '@mantine/core'
import { TextLink } from '../../ui/link'
import { useTranslation } from '../language/i18n'
import classes from './duplicate.module.css'

interface EntryChoiceProps {
  /** Translated. */
  label: string
  value: 'kept' | 'other'
  onChange: (value: 'kept' | 'other') => void
}

/** Which of the two entries the proof is of. */
export function EntryChoice({ label, value, onChange }: EntryChoiceProps) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      value={value}
      onChange={(chosen) => onChange(chosen === 'kept' ? 'kept' : 'other')}
      data={[
        { value: 'kept', label: t('Kept') },
        { value: 'other', label: t('The other') },
      ]}
    />
  )
}

/** The way to its record, below the proof. */
export function EntryLink({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <p className={classes.open}>
      <TextLink to={to} target="_blank" rel="noopener">
        {t('Open this entry')} <span className={classes.newTab}>{t('(opens in a new tab)')}</span>
      </TextLink>
    </p>
  )
}
