import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Bell } from '../../features/told/notification/exports/bell'
import { useTranslation } from '../../lib/language/i18n'
import { late } from '../../lib/late/late'
import type { Area } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import { paths } from '../../paths'
import { Brand } from '../../ui/brand'
import { UserMenu } from '../user-menu'
import classes from './area.module.css'
import type { Section } from './menus'

// The menu is drawn on phones alone, and loaded with the first press.
const MenuSheet = late(() => import('./menu-sheet'))

interface AreaHeaderProps {
  area: Area
  menu: Section[]
  openSearch: () => void
}

export function AreaHeader({ area, menu, openSearch }: AreaHeaderProps) {
  const { t } = useTranslation()
  const session = useSession()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  return (
    <header className={classes.header}>
      {menu.length > 0 && (
        <ActionIcon className={classes.phoneOnly} aria-label={t('Menu')} onClick={() => setIsSheetOpen(true)}>
          <IconMenu2 size={18} aria-hidden />
        </ActionIcon>
      )}
      <Link to={paths[area].dashboard} className={classes.home}>
        <Brand />
      </Link>
      <button type="button" className={classes.search} aria-keyshortcuts="Control+K Meta+K" onClick={openSearch}>
        <IconSearch size={16} role="img" aria-label={t('Search')} />
        <span>{t('Go to…')}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {session && <Bell key={session.user._id} />}
      {session && <UserMenu session={session} />}
      <Suspense>
        <MenuSheet menu={menu} isOpen={isSheetOpen} close={() => setIsSheetOpen(false)} />
      </Suspense>
    </header>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
