import type { ResumeBatch, ResumeBatchFile, resumeBatch } from '@corridor/contract/candidate/resume-batch/shapes'
import { batchFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { Button, Group, Progress, Text } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { translateMessage, useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { CountFilters } from '../../../lib/list/filter/count-filters'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { decisionActionsFor } from './decisions'
import classes from './direct.module.css'
import { FileVerbs } from './file-verbs'
import { HeldComparison } from './held-comparison'
import { reasonText } from './reason-text'
import { stateTexts } from './states'
import { useFirstOpen } from './use-first-open'

const columns: readonly ColumnOf<typeof resumeBatch.listFile>[] = [
  { header: text('File'), sort: 'name', cell: (row) => <bdi>{row.name}</bdi>, card: 'title' },
  { header: text('Status'), sort: 'state', cell: (row) => <State file={row} />, card: 'fact', width: 130 },
  { header: text('Candidate'), cell: (row) => <Outcome file={row} />, card: 'fact' },
  { header: text('What to do'), cell: (row) => <FileVerbs file={row} />, card: 'fact' },
]

const filters: FiltersOf<typeof resumeBatch.listFile> = {
  state: {
    label: text('Status'),
    options: batchFileStates.map((state) => ({ value: state, label: stateTexts[state].label })),
  },
}

/** Results of a batch's files: a number to press for each outcome, and the list with reasons and decisions. */
export function BatchResults({ batch }: { batch: ResumeBatch }) {
  const { t } = useTranslation()
  useErrorTexts()
  const list = useList(api.resumeBatch.listFile, {
    columns,
    filters,
    defaults: { sort: 'createDate', dir: 'asc' },
    fixed: { batch: batch._id },
  })
  const { counts, undoneAt } = batch
  const ended = counts.files - counts.reading
  const progress = t('{done} of {count} files', {
    count: counts.files,
    done: formatNumber(ended),
    shown: formatNumber(counts.files),
  })

  const cancelAll = async () => {
    await client.resumeBatch.cancel({ id: batch._id })
    await refresh(api.resumeBatch)
  }
  const askUndo = () =>
    confirm({
      title: t('Undo this batch?'),
      question: t(
        'Candidates that it added go into the bin, and those that it updated get their former values and resume, except those that were changed or are used since.',
      ),
      confirmLabel: t('Undo'),
      onConfirm: async () => {
        const { data } = await client.resumeBatch.undo({ id: batch._id })
        const { removed, restored } = data.counts
        toast.success(t('Removed: {n}. Put back: {m}.', { n: formatNumber(removed), m: formatNumber(restored) }))
        await refresh(api.resumeBatch, api.candidate)
      },
    })

  return (
    <section className={classes.results} aria-label={t('Results')}>
      <Group justify="space-between" gap="sm">
        <Text role="status">{progress}</Text>
        <Group gap="sm">
          {counts.reading > 0 && (
            <Button size="compact-md" variant="default" onClick={() => void cancelAll()}>
              {t('Cancel all')}
            </Button>
          )}
          {batch.isReviewed && <ReviewLink batch={batch._id} />}
          {!undoneAt && counts.saved + counts.updated > 0 && (
            <Button size="compact-md" variant="default" onClick={askUndo}>
              {t('Undo')}
            </Button>
          )}
        </Group>
      </Group>
      {counts.reading > 0 && (
        <>
          <Progress value={(ended / counts.files) * 100} aria-label={progress} />
          <Text c="dimmed" size="sm">
            {t(
              batch.isReviewed
                ? 'You may leave this page: reading goes on, and nothing is saved before your review.'
                : 'You may leave this page: what is uploaded is read and saved all the same.',
            )}
          </Text>
        </>
      )}
      <CountFilters
        label={text('Files by status')}
        options={batchFileStates
          .filter((state) => counts[state] > 0)
          .map((state) => ({ value: state, label: stateTexts[state].label, count: counts[state] }))}
        chosen={list.state.filters.state}
        choose={(state) => list.change({ filters: state ? { state } : {} })}
      />
      <ListGrid
        list={list}
        rowName={(row) => row.name}
        selectionActions={decisionActionsFor(counts)}
        searchPlaceholder={text('Search by name')}
        emptyDescription={text('The result for each file appears here.')}
      />
    </section>
  )
}

function ReviewLink({ batch }: { batch: string }) {
  const { t } = useTranslation()
  const { to } = useFirstOpen(batch)
  return (
    to && (
      <ButtonLink size="compact-md" to={to}>
        {t('Review')}
      </ButtonLink>
    )
  )
}

function State({ file }: { file: ResumeBatchFile }) {
  const { t } = useTranslation()
  const { label, tone } = stateTexts[file.state]
  return <Badge tone={tone}>{t(label)}</Badge>
}

/** The candidate who was saved, or why there is none. */
function Outcome({ file }: { file: ResumeBatchFile }) {
  const [candidate] = file.candidateInfo
  const [double] = file.doubleInfo
  const note = file.note && <div className={classes.reason}>{translateMessage(file.note)}</div>
  if (candidate)
    return (
      <div className={note ? classes.noted : undefined}>
        <TextLink to={paths.company.viewCandidate(candidate._id)}>{candidate.name}</TextLink>
        {note}
      </div>
    )
  if (!file.reason) return note
  return (
    <div className={classes.reason}>
      {reasonText(file.reason)}
      {note}
      {double && file.state === 'held' && <HeldComparison read={file.read} double={double} />}
    </div>
  )
}
