import type { Application } from '@corridor/contract/job/application/shapes'
import type { Stage } from '@corridor/contract/job/stage/shapes'
import { Button, Skeleton, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { fetchMore } from '../../../lib/call/fetch-more'
import { formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import type { RowAction } from '../../../lib/list/types'
import classes from './board.module.css'
import { BoardCard } from './board-card'

const cardsAtOnce = 20

interface BoardColumnProps {
  stage: Stage
  job: string | undefined
  mayManage: boolean
  actionsOf: (row: Application) => RowAction[]
  dragged: Application | undefined
  onDrag: (row: Application | undefined) => void
  /** Applications that were moved here and have not arrived yet: focus goes with them. */
  followed: string | undefined
  onArrived: () => void
  /** All of them, this one among the others. */
  stages: readonly Stage[]
  move: (row: Application, stage: Stage) => void
  /** To the next stage, or to the one before. */
  step: (row: Application, by: number) => void
}

/** One stage with who stands in it, who came last on top. */
export function BoardColumn(props: BoardColumnProps) {
  const { stage, job, mayManage, actionsOf, dragged, onDrag, followed, onArrived, stages, move, step } = props
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const filters = { stage: stage._id, ...(job && { job }) }
  const query = useInfiniteQuery({
    queryKey: [...api.application.list.key(), 'board', filters],
    queryFn: ({ pageParam, signal }) =>
      client.application.list(
        { filters, page: pageParam, limit: cardsAtOnce, sortBy: 'stageDate', sortDirection: 'desc' },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ totalDocs }, pages) => (totalDocs > pages.length * cardsAtOnce ? pages.length + 1 : undefined),
  })
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? []
  const total = query.data?.pages[0]?.totalDocs
  const name = seededName('stage', stage.name)
  const mayTake = dragged !== undefined && dragged.stage !== stage._id

  return (
    <section
      className={classes.column}
      aria-label={name}
      data-over={(isOver && mayTake) || undefined}
      onDragOver={(event: DragEvent) => {
        if (!mayTake) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        onDrag(undefined)
        if (dragged) move(dragged, stage)
      }}
    >
      <div className={classes.head} data-kind={stage.kind}>
        <Title order={2}>
          <bdi>{name}</bdi>
        </Title>
        {total !== undefined && <span className={classes.count}>{formatNumber(total)}</span>}
      </div>
      {query.isPending && <Skeleton height={84} />}
      {query.error && (
        <div className={classes.none}>
          <p>{errorText(query.error)}</p>
          <Button size="compact-md" variant="default" onClick={() => query.refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {total === 0 && <p className={classes.none}>{t('Nobody is in this stage.')}</p>}
      <ul className={classes.cards}>
        {rows.map((row) => (
          <BoardCard
            key={row._id}
            row={row}
            showsJob={!job}
            mayManage={mayManage}
            actions={actionsOf(row)}
            isDragged={dragged?._id === row._id}
            onDrag={onDrag}
            isFollowed={followed === row._id}
            onArrived={onArrived}
            step={(by) => step(row, by)}
            stages={stages}
            move={(to) => move(row, to)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void fetchMore(query)}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}
