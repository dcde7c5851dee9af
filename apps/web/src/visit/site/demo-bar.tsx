import { lookNames, lookPath, looks } from '@corridor/contract/flow/demo/looks'
import { DemoStrip } from '../../ui/demo-strip'
import type { PageProps } from '../page'

/** The demo's way in above the home page; nothing of it is drawn elsewhere. */
export function DemoBar({ t, given }: PageProps) {
  if (!given.demo) return null
  return (
    <div className="demo-bar">
      <DemoStrip
        words={t('Corridor is the back office of staffing and study placement firms. This demo holds a made-up year.')}
        ask={t('Look around as')}
        links={looks.map((look) => ({ label: t(lookNames[look]), to: lookPath(look) }))}
      />
    </div>
  )
}
