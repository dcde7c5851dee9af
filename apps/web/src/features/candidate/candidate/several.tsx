import { Children, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/i18n'
import classes from './several.module.css'

/** One value as it is; several below each other, the first of them marked as the preferred one. */
export function Several({ children }: { children: ReactNode[] }) {
  const { t } = useTranslation()
  if (children.length < 2) return children
  return (
    <ul className={classes.values}>
      {Children.map(children, (value, at) => (
        <li>
          {value} {at === 0 && <span className={classes.preferred}>{t('preferred')}</span>}
        </li>
      ))}
    </ul>
  )
}
