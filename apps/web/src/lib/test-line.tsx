import { IconFlask } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from './i18n'
import classes from './test-line.module.css'

/** The line of test mode, with the way to what ends it as its child. */
export function TestLine({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.ribbon}>
      <IconFlask size={16} aria-hidden />
      <span className={classes.words}>{t('Test mode: nothing leaves this machine')}</span>
      {children}
    </div>
  )
}
