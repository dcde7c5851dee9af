import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLive } from '../../call/live'
import { useTranslation } from '../../language/i18n'
import { RecordQuery } from '../record-query'
import classes from './frame-query.module.css'
import { Lines } from './sections'

// A record that was read just now is not read again because the stream of events opens.
const freshMs = 2_000

interface FrameQueryProps<Answer> {
  query: UseQueryResult<Answer>
  /** The record's: a change of it by somebody else is shown as it happens. */
  id: string
  children: (answer: Answer) => ReactNode
}

/** A record on its frame: the frame's shape while it is on its way, then the record, or why it did not arrive. */
export function FrameQuery<Answer>({ query, id, children }: FrameQueryProps<Answer>) {
  useLive('record', true, (event) => {
    const mayBeOld = event.kind === 'resync' ? query.dataUpdatedAt < Date.now() - freshMs : !event.id || event.id === id
    if (mayBeOld) void query.refetch()
  })
  return (
    <RecordQuery query={query} waiting={<FrameLines />}>
      {children}
    </RecordQuery>
  )
}

function FrameLines() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('Loading...')} data-desk>
      <div className={classes.head}>
        <Skeleton height={20} width={240} />
        <Skeleton height={10} width={320} />
      </div>
      <div className={classes.band}>
        {[96, 120, 88, 104].map((width) => (
          <div key={width}>
            <Skeleton height={10} width={width - 24} />
            <Skeleton height={14} width={width} />
          </div>
        ))}
      </div>
      <Lines />
      <Lines />
    </div>
  )
}
