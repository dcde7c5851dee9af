import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n'
import classes from './area.module.css'
import { linkOf, type Section } from './menus'

/** The pages of the current section; where they do not fit, the current one is scrolled into sight. */
export function SectionBar({ section }: { section: Section }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const current = linkOf(section, pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is what moves the bar.
  useEffect(() => {
    bar.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])

  return (
    <nav ref={bar} className={classes.bar} aria-label={t(section.label)}>
      {section.links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className={classes.tab}
          activeOptions={{ includeSearch: false, exact: true }}
          data-current={link === current || undefined}
        >
          {t(link.label)}
        </Link>
      ))}
    </nav>
  )
}
