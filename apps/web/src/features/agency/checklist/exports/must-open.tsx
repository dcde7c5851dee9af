import { useTranslation } from '../../../../lib/language/i18n'
import { Message } from '../../../../ui/message'
import classes from '../checklist.module.css'

/** Caution for whoever reads the checklist. */
export function MustOpen() {
  const { t } = useTranslation()
  return (
    <div className={classes.caution}>
      <Message tone="attention">
        {t('A person must open each source and read it there before anybody relies on a row.')}
      </Message>
    </div>
  )
}
