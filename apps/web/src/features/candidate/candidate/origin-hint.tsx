import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { originOf } from './from-resume'
import classes from './origin-hint.module.css'

/** Says that a value was read from the resume, on which page, and whether it deserves a look. */
export function OriginHint({ found, value }: { found: FoundValue | undefined; value: unknown }) {
  const { t } = useTranslation()
  const origin = originOf(found, value)
  if (!origin) return null
  const { page, isSure } = origin
  if (isSure) return t('From the resume, page {page}', { page })
  return (
    <span className={classes.attention}>
      <IconAlertTriangle size={14} aria-hidden />
      {t('From the resume, page {page}. Please check', { page })}
    </span>
  )
}
