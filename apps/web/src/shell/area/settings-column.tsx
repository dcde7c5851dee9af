import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from '../../lib/language/i18n'
import { late } from '../../lib/late/late'
import { barEndId } from '../../lib/record/bar-end'
import type { Section } from './menus'
import classes from './settings-column.module.css'

const SideList = late(() => import('./side-list-panel'))

interface SettingsColumnProps {
  section: Section
  children: ReactNode
}

/** A page beside the side list of its section. On a phone the list is a page of its own, with a way back to it above each other. */
export function SettingsColumn({ section, children }: SettingsColumnProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className={classes.settings} data-list={pathname === section.base || undefined}>
      <div className={classes.side}>
        <Suspense>
          <SideList section={section} />
        </Suspense>
      </div>
      <div className={classes.column}>
        <div className={classes.head}>
          <Link to={section.base} className={classes.back}>
            <IconChevronLeft size={18} aria-hidden />
            {t(section.label)}
          </Link>
          <div id={barEndId} className={classes.end} />
        </div>
        {children}
      </div>
    </div>
  )
}
