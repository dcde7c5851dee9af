import type { ReactNode } from 'react'
import { useTranslation } from '../../language/i18n'
import classes from './conflict-screen.module.css'

interface ShownValueProps {
  name: string
  value: unknown
  show: ((name: string, value: unknown) => ReactNode) | undefined
}

/** The value of a form's field, to be read: text as typed, yes or no, a list; what only the form knows, as it says. */
export function ShownValue({ name, value, show }: ShownValueProps) {
  const { t } = useTranslation()
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return <span className={classes.none}>{t('Empty')}</span>
  const shown = show?.(name, value)
  if (shown !== undefined) return shown
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (!Array.isArray(value)) return <bdi className={classes.typed}>{String(value)}</bdi>
  return (
    <ul className={classes.chips}>
      {value.map((part) => (
        <li key={String(part)}>{String(part)}</li>
      ))}
    </ul>
  )
}
