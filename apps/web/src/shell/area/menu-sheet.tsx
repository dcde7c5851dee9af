import { Drawer } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/language/i18n'
import classes from './area.module.css'
import { currentOf, type Section } from './menus'
import { MoreIcon } from './more-icon'

interface MenuSheetProps {
  menu: Section[]
  isOpen: boolean
  close: () => void
}

/** The rail as a sheet, on phones; it closes on navigation. */
export default function MenuSheet({ menu, isOpen, close }: MenuSheetProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  const current = currentOf(menu, pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the path closes the sheet, not that it has just been drawn.
  useEffect(() => {
    if (openedOn.current !== pathname) close()
    openedOn.current = pathname
  }, [pathname])

  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      size={300}
      title={t('Menu')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <nav className={classes.sheet} aria-label={t('Main')}>
        {menu.map((section) => {
          const { label, icon, base, isSettings } = section
          const links = section.links.filter(({ isBelow }) => !isBelow)
          return (
            <div key={base}>
              <Link to={isSettings ? base : (links[0]?.to ?? base)} className={classes.sheetEntry}>
                <MoreIcon icon={icon} />
                {t(label)}
              </Link>
              {links.length > 1 && section === current && (
                <div className={classes.sheetLinks}>
                  {links.map((link) => (
                    <Link key={link.to} to={link.to}>
                      {t(link.label)}
                    </Link>
                  ))}
                </div>
              )}
            </div>
          )
        })}
      </nav>
    </Drawer>
  )
}
