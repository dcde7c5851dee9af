import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readRights } from '../../lib/call/client'
import { SkipLink } from '../../lib/page/skip-link'
import { type Area, mustOnboard } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import { useWorkAs } from '../../lib/session/work-as'
import classes from './area.module.css'
import { AreaHeader } from './area-header'
import { AreaKeys } from './area-keys'
import { currentOf, menuOf } from './menus'
import { Rail } from './rail'
import { RibbonPlace } from './ribbon-place'
import { SectionBar } from './section-bar'
import { SettingsColumn } from './settings-column'
import { useScrolledPast } from './use-scrolled-past'

// spec 1 §9: the header sticks after this.
const stickyAfterPx = 200

/** The shell of an area: header, rail, section bar and the page. */
export function AreaFrame({ area }: { area: Area }) {
  const session = useSession()
  const { pathname } = useLocation()
  const isScrolled = useScrolledPast(stickyAfterPx)
  // A person who lost a role, or got one, sees it at the next click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened asks.
  useEffect(() => void readRights().catch(() => undefined), [pathname])
  const [isSearching, setIsSearching] = useState(false)
  const workAs = useWorkAs(session?.roles ?? [])
  const isClosed = area === 'company' && session !== undefined && mustOnboard(session)
  const menu = isClosed ? [] : menuOf(area, workAs, session?.roles ?? [])
  // One's own account has a side list, and no entry in the rail.
  const current = currentOf([...menu, ...menuOf('account', workAs, [])], pathname)
  const page = (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  )

  return (
    <div className={classes.page} data-scrolled={isScrolled || undefined}>
      <SkipLink />
      <AreaHeader area={area} menu={menu} openSearch={() => setIsSearching(true)} />
      {area !== 'candidate' && !isClosed && <RibbonPlace area={area} />}
      <div className={classes.body}>
        {menu.length > 0 && <Rail menu={menu} current={current} />}
        {current?.isSettings ? (
          <SettingsColumn key={current.base} section={current}>
            {page}
          </SettingsColumn>
        ) : (
          <div className={classes.column}>
            {current && <SectionBar section={current} />}
            {page}
          </div>
        )}
      </div>
      <AreaKeys area={area} menu={menu} isSearching={isSearching} setIsSearching={setIsSearching} />
    </div>
  )
}
