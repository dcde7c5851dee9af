import type { Import } from '@corridor/contract/records/import/shapes'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import classes from './import.module.css'

/** The files of the archive that no row names: they are not kept. */
export function UnnamedFiles({ archive }: { archive: Import['archive'] }) {
  const { t } = useTranslation()
  if (!archive?.unnamed) return null
  const { unnamed, unnamedNames } = archive
  const more = unnamed - unnamedNames.length
  return (
    <Message tone="attention">
      <details className={classes.unnamed}>
        <summary>
          {t('No row names {count} files of the zip.', { count: unnamed, shown: formatNumber(unnamed) })}
        </summary>
        <ul className={classes.list}>
          {unnamedNames.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        {more > 0 && t('and {n} more', { n: formatNumber(more) })}
      </details>
    </Message>
  )
}
