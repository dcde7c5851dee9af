import { VisuallyHidden } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useTranslation } from '../language/i18n'

interface SettingsHomeProps {
  /** A key. */
  title: string
  /** The page that a wide screen opens. */
  first: string
}

/** The address of a side list: on a phone the list is the page, a wide screen shows its first page beside it. */
export function SettingsHome({ title, first }: SettingsHomeProps) {
  const { t } = useTranslation()
  if (!matchMedia('(max-width: 48em)').matches) return <Navigate to={first} replace />
  return (
    <VisuallyHidden>
      <h1>{t(title)}</h1>
    </VisuallyHidden>
  )
}
