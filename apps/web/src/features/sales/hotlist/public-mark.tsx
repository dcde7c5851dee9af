import { IconCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './public-mark.module.css'

/** Whether a hotlist is public: an icon with its word. */
export function PublicMark({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation()
  const Icon = isPublic ? IconCheck : IconLock
  return (
    <span className={classes.mark}>
      <Icon size={16} aria-hidden />
      {t(isPublic ? 'Yes' : 'No')}
    </span>
  )
}
