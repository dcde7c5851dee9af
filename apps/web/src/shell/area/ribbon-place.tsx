import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/language/i18n'
import { late } from '../../lib/late/late'
import type { Area } from '../../lib/session/area'
import classes from './area.module.css'

const TestMode = late(() => import('../../features/mail/house-server/exports/test-mode'), 'optional')

/**
 * Says on every page that nothing leaves, where that is true. Until it is known again, a browser that saw it before says it at once, and
 * any other keeps its room: a page must not move below a pointer.
 */
export function RibbonPlace({ area }: { area: Area }) {
  const { t } = useTranslation()
  const [state, tell] = useState(() => localStorage.getItem('test-mode'))
  return (
    <div className={classes.ribbon} data-test={state}>
      {state === 'on' && <span>{t('Test mode: nothing leaves this machine')}</span>}
      <Suspense>
        <TestMode area={area} tell={tell} />
      </Suspense>
    </div>
  )
}
