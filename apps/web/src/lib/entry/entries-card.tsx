import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText, useTranslation } from '../language/i18n'
import { askList } from '../list/ask-list'
import { Facts, RecordCard } from '../record/record-card'
import classes from './entries-card.module.css'
import type { EntryKind, EntryRow } from './entry-kind'

interface EntriesCardProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  /** The way to where they are kept, for those who may change them. */
  action: ((isEmpty: boolean) => ReactNode) | undefined
}

const shownMax = 100

/** Entries of one kind in a record. */
export function EntriesCard<Row extends EntryRow, Entry extends object>({
  kind,
  action,
}: EntriesCardProps<Row, Entry>) {
  const { t } = useTranslation()
  const { texts, calls, order, Heading, factsOf } = kind
  const { data, error } = useQuery({
    queryKey: [...calls.list.key(), 'record'],
    queryFn: ({ signal }) => askList(calls.list, { limit: shownMax, ...order }, { signal }),
  })
  return (
    <RecordCard title={texts.heading} action={(data || error) && action?.(data?.totalDocs === 0)}>
      {error && <p>{errorText(error)}</p>}
      {data?.totalDocs === 0 && <p className={classes.quiet}>{t('Nothing here yet.')}</p>}
      <ul className={classes.entries}>
        {data?.data.map((row) => (
          <li key={row._id}>
            <h3>
              <Heading row={row} />
            </h3>
            <Facts facts={factsOf(row)} />
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
