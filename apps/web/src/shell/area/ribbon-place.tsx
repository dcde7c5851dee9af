import { Suspense, useCallback, useState } from 'react'
import type { Area } from '../../lib/area'
import { late } from '../../lib/late/late'
import classes from './area.module.css'

const TestRibbon = late(() => import('../../features/base/house-server/exports/test-ribbon'), 'optional')

const key = 'test-mode'

/** Keeps the room of the ribbon of test mode until it is known whether there is one: a page must not move below a pointer. */
export function RibbonPlace({ area }: { area: Area }) {
  const [hasRoom, setHasRoom] = useState(() => localStorage.getItem(key) !== 'off')
  const tell = useCallback((isTest: boolean) => {
    localStorage.setItem(key, isTest ? 'on' : 'off')
    setHasRoom(isTest)
  }, [])
  return (
    <div className={hasRoom ? classes.ribbonRoom : undefined}>
      <Suspense>
        <TestRibbon area={area} tell={tell} />
      </Suspense>
    </div>
  )
}
