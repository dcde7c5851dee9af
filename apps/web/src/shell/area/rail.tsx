import { IconDots, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../lib/language/i18n'
import { late } from '../../lib/late/late'
import { useLateMenu } from '../../lib/late/use-late-menu'
import { railMax, type Section } from './menus'
import classes from './rail.module.css'
import { railIcons } from './rail-icons'

// It comes after the menu, which does not wait for it.
const Unread = late(() => import('../../features/mail/inbox/exports/unread'), 'optional')

const loadMore = () => import('./more-menu')

const key = 'rail'

interface RailProps {
  menu: Section[]
  current: Section | undefined
}

/** The side rail: icon over label, or icons alone; the choice is remembered between visits. Nine entries, and the rest behind *More*. */
export function Rail({ menu, current }: RailProps) {
  const { t } = useTranslation()
  const [isCollapsed, setIsCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const Fold = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  function fold() {
    localStorage.setItem(key, isCollapsed ? 'open' : 'collapsed')
    setIsCollapsed(!isCollapsed)
  }

  return (
    <nav className={classes.rail} data-collapsed={isCollapsed || undefined} aria-label={t('Main')}>
      <div className={classes.railInner}>
        {menu.slice(0, railMax).map((section) => (
          <RailEntry key={section.base} section={section} current={current} isCollapsed={isCollapsed} />
        ))}
        <More menu={menu.slice(railMax)} current={current} isCollapsed={isCollapsed} />
        <button
          type="button"
          className={`${classes.entry} ${classes.fold}`}
          aria-expanded={!isCollapsed}
          aria-label={t(isCollapsed ? 'Expand the menu' : 'Collapse the menu')}
          onClick={fold}
        >
          <Fold size={18} aria-hidden />
        </button>
      </div>
    </nav>
  )
}

interface EntryProps extends Pick<RailProps, 'current'> {
  section: Section
  isCollapsed: boolean
}

function RailEntry({ section: { label, icon, base, links, counts }, current, isCollapsed }: EntryProps) {
  const { t } = useTranslation()
  const Icon = railIcons[icon] ?? IconDots
  return (
    <Link
      to={links[0]?.to ?? base}
      className={classes.entry}
      {...(base === current?.base ? { 'aria-current': 'true' as const } : {})}
      {...(isCollapsed ? { title: t(label), 'aria-label': t(label) } : {})}
    >
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
        {counts && (
          <Suspense>
            <Unread />
          </Suspense>
        )}
      </span>
      {!isCollapsed && t(label)}
    </Link>
  )
}

interface MoreProps extends RailProps {
  isCollapsed: boolean
}

function More({ menu, current, isCollapsed }: MoreProps) {
  const { t } = useTranslation()
  const more = useLateMenu(loadMore)
  if (menu.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        {...more.target}
        {...(current && menu.includes(current) ? { 'aria-current': 'true' as const } : {})}
        {...(isCollapsed ? { title: t('More'), 'aria-label': t('More') } : {})}
      >
        <IconDots size={18} aria-hidden />
        {!isCollapsed && t('More')}
      </button>
      {more.Part && <more.Part {...more.menu} sections={menu} current={current} />}
    </>
  )
}
