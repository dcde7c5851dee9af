import { Button } from '@mantine/core'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fetchMore } from '../../call/fetch-more'
import { ownerName } from '../../format/format'
import { ShortDate } from '../../format/short-date'
import { errorText, useTranslation } from '../../language/i18n'
import { RecordCard } from '../record-card'
import classes from './timeline.module.css'

interface Entry {
  _id: string
}

interface TimelineProps<Row extends Entry> {
  queryKey: QueryKey
  /** A page of what happened before an entry; without one the newest. */
  load: (before: string | undefined, signal: AbortSignal) => Promise<{ data: Row[]; hasMore: boolean }>
  draw: (entry: Row) => ReactNode
  /** In the head: what narrows it. */
  action?: ReactNode
}

/** The timeline of a record, newest first, a few at a time. */
export function Timeline<Row extends Entry>({ queryKey, load, draw, action }: TimelineProps<Row>) {
  const { t } = useTranslation()
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  })
  return (
    <RecordCard title="Timeline" action={action}>
      {query.error && <p className={classes.quiet}>{errorText(query.error)}</p>}
      {query.data?.pages[0]?.data.length === 0 && <p className={classes.quiet}>{t('No activity yet.')}</p>}
      <ol className={classes.entries}>
        {query.data?.pages
          .flatMap(({ data }) => data)
          .map((entry) => (
            <li key={entry._id} className={classes.entry}>
              {draw(entry)}
            </li>
          ))}
      </ol>
      {query.hasNextPage && (
        <Button
          mt="sm"
          size="compact-md"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void fetchMore(query)}
        >
          {t('Show earlier')}
        </Button>
      )}
    </RecordCard>
  )
}

interface HappeningProps {
  /** Translated. */
  what: string
  name: string | null
  /** The record elsewhere that it has to do with. */
  link?: ReactNode
  /** Labels are keys. */
  changes: readonly { field: string; label: string; before: ReactNode; after: ReactNode }[]
  by: Parameters<typeof ownerName>[0]
  at: string
}

/** One thing that happened: what, to which values, by whom and when. */
export function Happening({ what, name, link, changes, by, at }: HappeningProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes.what}>
        {what}
        {name && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </p>
      {link}
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ field, label, before, after }) => (
            <div key={field}>
              <dt>{t(label)}</dt>
              <dd>
                <del>{before}</del>
                <span className={classes.arrow} aria-hidden>
                  →
                </span>
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.quiet}>
        <bdi>{ownerName(by) ?? t('Corridor (automatic)')}</bdi> · <ShortDate value={at} />
      </p>
    </>
  )
}
