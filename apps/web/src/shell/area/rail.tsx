import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useUnreadCount } from '../../features/mail/inbox/exports/use-unread-count'
import { useTranslation } from '../../lib/i18n'
import { CountBubble } from '../../ui/count-bubble'
import classes from './area.module.css'
import type { Section } from './menus'

const key = 'rail'

interface RailProps {
  menu: Section[]
  current: Section | undefined
}

/** The side rail: icon over label, or icons alone; the choice is remembered between visits. */
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
        {menu.map((section) => {
          const Entry = section.counts ? CountedEntry : RailEntry
          return <Entry key={section.base} section={section} current={current} isCollapsed={isCollapsed} />
        })}
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

interface EntryProps {
  section: Section
  current: Section | undefined
  isCollapsed: boolean
  unread?: string | undefined
}

function RailEntry({ section: { label, icon: Icon, base, links }, current, isCollapsed, unread }: EntryProps) {
  const { t } = useTranslation()
  const name = unread ? t('{label}, {n} unread', { label: t(label), n: unread }) : t(label)
  return (
    <Link
      to={links[0]?.to ?? base}
      className={classes.entry}
      {...(base === current?.base ? { 'aria-current': 'true' as const } : {})}
      {...(isCollapsed || unread ? { 'aria-label': name } : {})}
      {...(isCollapsed ? { title: name } : {})}
    >
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
        {unread && <CountBubble shown={unread} tone="accent" />}
      </span>
      {!isCollapsed && t(label)}
    </Link>
  )
}

const CountedEntry = (props: EntryProps) => <RailEntry {...props} unread={useUnreadCount()} />
