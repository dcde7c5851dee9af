import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../lib/i18n'
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
        {menu.map(({ label, icon: Icon, base, links }) => (
          <Link
            key={base}
            to={links[0]?.to ?? base}
            className={classes.entry}
            {...(base === current?.base ? { 'aria-current': 'true' as const } : {})}
            {...(isCollapsed ? { 'aria-label': t(label), title: t(label) } : {})}
          >
            <Icon size={18} aria-hidden />
            {!isCollapsed && t(label)}
          </Link>
        ))}
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
