import { type DashboardMonths, dashboardMonths } from '@corridor/contract/flow/dashboard/periods'
import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { formatDate, formatPoint } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { LateSelect } from '../../../lib/late/late-select'
import { ListFailed } from '../../../lib/list/page/list-states'
import { RecordCard } from '../../../lib/record/record-card'
import classes from './admin.module.css'

// The library of charts weighs more than the page: it comes after it, and to this page alone.
const SeriesChart = late(() => import('./series-chart'))

// Each by itself: languages count them differently.
const periods: Record<DashboardMonths, string> = {
  1: text('1 month'),
  3: text('3 months'),
  6: text('6 months'),
  12: text('12 months'),
}

export interface Series {
  kind: 'bar' | 'area'
  unit: 'day' | 'week' | 'month'
  points: readonly { start: string; value: number }[]
  format: (value: number) => string
}

interface ChartCardProps extends Series {
  /** A key. */
  title: string
  /** The thing that is counted, translated: the table's last column. */
  what: string
  query: UseQueryResult<unknown>
  period: { months: DashboardMonths; choose: (months: DashboardMonths) => void }
  /** The chart that shows, if there are several. */
  currencies?: { all: string[]; chosen: string; choose: (currency: string) => void }
  total: string
  /** Parts of the total, translated. */
  note?: string
  /** The words in place of an empty chart, translated. */
  empty: string
}

/** A chart with its period, its sum, and the same numbers as a table. */
export function ChartCard({ title, what, query, period, currencies, total, note, empty, ...series }: ChartCardProps) {
  const { t } = useTranslation()
  const { points, format, unit } = series
  const hasSome = points.some(({ value }) => value !== 0)
  return (
    <RecordCard title={title}>
      <div className={classes.head}>
        <p className={classes.sum}>
          {query.data ? total : <Skeleton height={20} width={96} />}
          {query.data !== undefined && note && <span className={classes.note}>{note}</span>}
        </p>
        <div className={classes.tools}>
          {currencies && currencies.all.length > 1 && (
            <LateSelect
              aria-label={t('Currency')}
              data={currencies.all}
              value={currencies.chosen}
              onChange={(value) => value && currencies.choose(value)}
              allowDeselect={false}
              w={96}
            />
          )}
          <LateSelect
            aria-label={t('Period of {chart}', { chart: t(title) })}
            data={dashboardMonths.map((months) => ({ value: String(months), label: t(periods[months]) }))}
            value={String(period.months)}
            onChange={(value) => period.choose(Number(value) as DashboardMonths)}
            allowDeselect={false}
            w={132}
          />
        </div>
      </div>
      {query.error && !query.data ? (
        <ListFailed error={query.error} retry={() => void query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={240} />
      ) : hasSome ? (
        <div className={classes.chart} role="img" aria-label={`${t(title)}: ${total}`}>
          <Suspense fallback={<Skeleton height={240} />}>
            <SeriesChart {...series} />
          </Suspense>
        </div>
      ) : (
        <p className={classes.empty}>{empty}</p>
      )}
      <details className={classes.table}>
        <summary>{t('Show as table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
        <section className={classes.rows} tabIndex={0} aria-label={t(title)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('From')}</th>
                <th scope="col">{what}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ start, value }) => (
                <tr key={start}>
                  <th scope="row">{unit === 'month' ? formatPoint(start, 'wholeMonth') : formatDate(start)}</th>
                  <td>{format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </RecordCard>
  )
}
