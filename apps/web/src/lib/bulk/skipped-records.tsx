import { errorTable } from '@corridor/contract/error-table'
import type { Bulk, BulkItem } from '@corridor/contract/records/bulk/shapes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../call/api-error'
import { api } from '../call/client'
import { formatNumber } from '../format/format'
import { errorText, translateMessage, useErrorTexts, useTranslation } from '../language/i18n'
import classes from './bulk-card.module.css'

const shownMax = 100

/** Which records an action skipped, and why. */
export function SkippedRecords({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation()
  useErrorTexts()
  const query = useQuery(
    api.bulk.listItem.queryOptions({
      input: { filters: { bulk: bulk._id }, limit: shownMax, sortBy: 'name', sortDirection: 'asc' },
    }),
  )
  const { data = [], totalDocs = 0 } = query.data ?? {}
  if (query.error) return <p>{errorText(query.error)}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard (WCAG 2.1.1).
    <ul className={classes.skipped} aria-label={t('Skipped records')} tabIndex={0}>
      {data.map((item) => (
        <li key={item._id}>
          {item.name && <strong>{item.name}</strong>} <span>{reasonOf(item)}</span>
        </li>
      ))}
      {totalDocs > data.length && <li>{t('and {n} more', { n: formatNumber(totalDocs - data.length) })}</li>}
    </ul>
  )
}

const reasonOf = ({ code, message, params }: BulkItem) =>
  params.fault
    ? translateMessage(String(params.fault))
    : errorText(new ApiError(errorTable[code as keyof typeof errorTable]?.[0] ?? 400, { code, message, params }))
