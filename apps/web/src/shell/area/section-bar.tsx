import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/language/i18n'
import { barEndId } from '../../lib/record/bar-end'
import classes from './area.module.css'
import { linkOf, type Section } from './menus'

/** The pages of the current section; where they do not fit, the current one is scrolled into sight. */
export function SectionBar({ section }: { section: Section }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const links = section.links.filter(({ isBelow }) => !isBelow)
  const current = linkOf({ links }, pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another current link is what moves the bar.
  useEffect(() => {
    const tabs = bar.current
    if (!tabs) return
    // Content that a page puts at the end of the bar makes the tabs narrower.
    const observer = new ResizeObserver(() =>
      tabs.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    observer.observe(tabs)
    return () => observer.disconnect()
  }, [current])

  if (links.length < 2) return null
  return (
    <div className={classes.bar}>
      <nav ref={bar} className={classes.tabs} aria-label={t(section.label)}>
        {links.map((link) => (
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
      <div id={barEndId} className={classes.barEnd} />
    </div>
  )
}
