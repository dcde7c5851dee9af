import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language/i18n'
import { RecordQuery } from '../record-query'
import classes from './frame-query.module.css'
import { Lines } from './sections'

interface FrameQueryProps<Answer> {
  query: UseQueryResult<Answer>
  children: (answer: Answer) => ReactNode
}

/** A record on its frame: the frame's shape while it is on its way, then the record, or why it did not arrive. */
export const FrameQuery = <Answer,>({ query, children }: FrameQueryProps<Answer>) => (
  <RecordQuery query={query} waiting={<FrameLines />}>
    {children}
  </RecordQuery>
)

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
