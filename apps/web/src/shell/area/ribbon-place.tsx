import { Suspense, useCallback, useState } from 'react'
import type { Area } from '../../lib/area'
import { late } from '../../lib/late/late'
import { TestLine } from '../../lib/test-line'
import classes from './area.module.css'

const TestRibbon = late(() => import('../../features/base/house-server/exports/test-ribbon'), 'optional')

const key = 'test-mode'

/**
 * Says that nothing leaves, where that is true. Until it is known again, a browser that saw it before says it at once, and any other keeps
 * its room: a page must not move below a pointer.
 */
export function RibbonPlace({ area }: { area: Area }) {
  const [remembered, setRemembered] = useState(() => localStorage.getItem(key))
  const tell = useCallback((isTest: boolean) => {
    const state = isTest ? 'on' : 'off'
    localStorage.setItem(key, state)
    setRemembered(state)
  }, [])
  const before = remembered === 'on' ? <TestLine /> : null
  return (
    <div className={remembered === 'off' ? undefined : classes.ribbonRoom}>
      <Suspense fallback={before}>
        <TestRibbon area={area} tell={tell} before={before} />
      </Suspense>
    </div>
  )
}
