import { useTranslation } from '../language/i18n'
import classes from './skip-link.module.css'

/** The first stop of the keyboard: past header and menus to the page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a href="#main" className={classes.skip}>
      {t('Skip to content')}
    </a>
  )
}
