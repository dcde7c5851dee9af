import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './area.module.css'
import type { Section } from './menus'

/** The pages of the current section. */
export function SectionBar({ section }: { section: Section }) {
  const { t } = useTranslation()
  return (
    <nav className={classes.bar} aria-label={t(section.label)}>
      {section.links.map(({ label, to }) => (
        <Link key={to} to={to} className={classes.tab} activeOptions={{ includeSearch: false, exact: true }}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
