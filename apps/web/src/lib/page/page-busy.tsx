import { Loader } from '@mantine/core'
import { useTranslation } from '../language/i18n'
import classes from './page-busy.module.css'

/** A page's code is on its way. */
export function PageBusy() {
  const { t } = useTranslation()
  return (
    <output className={classes.busy} aria-label={t('Loading...')}>
      <Loader size="sm" />
    </output>
  )
}
