import type { Bulk, BulkAction } from '@corridor/contract/records/bulk/shapes'
import { Button, CloseButton, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../call/api-error'
import { api, client } from '../call/client'
import { useLive } from '../call/live'
import { refreshAll } from '../call/query-client'
import { toast } from '../feedback/toast'
import { formatNumber } from '../format/format'
import { errorText, useTranslation } from '../language/i18n'
import { text } from '../language/text'
import classes from './bulk-card.module.css'
import { forgetBulk } from './followed'
import { showBulk } from './show-bulk'
import { SkippedRecords } from './skipped-records'

const going: Record<BulkAction, string> = {
  activate: text('Marking as active'),
  deactivate: text('Marking as inactive'),
  set: text('Setting values'),
  ask: text('Asking for papers'),
  delete: text('Deleting'),
}
const done: Record<BulkAction, string> = {
  activate: text('Marked as active: {n}'),
  deactivate: text('Marked as inactive: {n}'),
  set: text('Changed: {n}'),
  ask: text('Asked: {n}'),
  delete: text('Deleted: {n}'),
}
/** Asked for beside the events, in case the stream is cut. */
const lookAgainMs = 3_000

/** The actions on many records that go on, or ended with something to say. */
export default function BulkCards({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section className={classes.host} aria-label={t('Changes to many records')}>
      {ids.map((id) => (
        <BulkCard key={id} id={id} />
      ))}
    </section>
  )
}

const isGoing = (bulk: Bulk | undefined) => !bulk || bulk.state === 'running' || bulk.state === 'undoing'

function BulkCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery({
    ...api.bulk.view.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => (isGoing(state.data?.data) ? lookAgainMs : false),
  })
  const bulk = query.data?.data
  useLive('bulk', isGoing(bulk), () => void query.refetch())
  const isGone = query.error instanceof ApiError && query.error.status < 500 && query.error.status > 0
  useEffect(() => {
    if (isGone) forgetBulk(id)
  }, [isGone, id])
  const state = bulk?.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the work is told; the texts are new at each render.
  useEffect(() => {
    if (bulk && !isGoing(bulk)) void tellEnd(bulk)
  }, [state])

  async function tellEnd(ended: Bulk) {
    await refreshAll()
    if (ended.skipped > 0) return
    forgetBulk(id)
    if (ended.state === 'undone') toast.success(t('Undone'))
    else if (ended.done === 0) toast.info(t('Nothing had to be changed'))
    else toast.undo(t(done[ended.action], { n: formatNumber(ended.done) }), t('Undo'), () => void undo(id))
  }

  if (!bulk) return null
  if (isGoing(bulk)) return <Going bulk={bulk} />
  if (bulk.skipped === 0) return null
  return <Ended bulk={bulk} />
}

async function undo(id: string) {
  try {
    showBulk(await client.bulk.undo({ id }))
  } catch (error) {
    toast.error(errorText(error))
  }
  await refreshAll()
}

function Going({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation()
  const isUndoing = bulk.state === 'undoing'
  const worked = isUndoing ? bulk.total - bulk.done : bulk.done + bulk.unchanged + bulk.skipped
  const label = t(isUndoing ? text('Undoing') : going[bulk.action])
  return (
    <div className={classes.card} role="status">
      <div className={classes.head}>
        <strong>{label}</strong>
        <span className={classes.numbers}>
          {t('{n} of {total}', { n: formatNumber(worked), total: formatNumber(bulk.total) })}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => client.bulk.stop({ id: bulk._id }).catch((error) => toast.error(errorText(error)))}
        >
          {t('Stop')}
        </Button>
      </div>
      <Progress value={(worked / Math.max(bulk.total, 1)) * 100} aria-label={label} />
    </div>
  )
}

function Ended({ bulk }: { bulk: Bulk }) {
  const { t } = useTranslation()
  const isUndone = bulk.state === 'undone'
  const title = isUndone ? t('Undone') : t(done[bulk.action], { n: formatNumber(bulk.done) })
  return (
    <div className={classes.card} role="status">
      <div className={classes.head}>
        <strong>{title}</strong>
        <span className={classes.numbers}>{t('Skipped: {n}', { n: formatNumber(bulk.skipped) })}</span>
        {!isUndone && bulk.done > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => void undo(bulk._id)}>
            {t('Undo')}
          </Button>
        )}
        <CloseButton size="sm" aria-label={t('Close')} onClick={() => forgetBulk(bulk._id)} />
      </div>
      <SkippedRecords bulk={bulk} />
    </div>
  )
}
