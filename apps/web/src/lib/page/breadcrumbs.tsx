import { TextLink } from '../../ui/link'
import { useTranslation } from '../language/i18n'
import classes from './breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** The pages above the one that stands, the highest first. Labels are keys. */
  above: readonly { label: string; to: string }[]
}

/** The way up from a page that lies deeper than two; over its title. */
export function Breadcrumbs({ above }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Breadcrumbs')} className={classes.crumbs}>
      <ol>
        {above.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{t(label)}</TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
