import type { CandidateDuplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatList, formatNumber } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { ListBand } from '../../../lib/list/list-band'
import { ListPager } from '../../../lib/list/list-pager'
import type { List } from '../../../lib/list/use-list'
import { useShownColumns } from '../../../lib/list/use-shown-columns'
import { QueueSteps } from '../../../lib/review/queue-steps'
import { ReviewFrame, ReviewParts } from '../../../lib/review/review-desk'
import { ReviewHead } from '../../../lib/review/review-head'
import { ReviewQueue } from '../../../lib/review/review-queue'
import { toSearch } from '../../../lib/search'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'
import { candidateName } from '../candidate/exports/candidate-name'
import { DuplicatePair } from './duplicate-pair'
import { likelihood, reasonsLine } from './reasons'

interface DuplicateDeskProps {
  list: List<CandidateDuplicate>
  /** Undefined where a search found none. */
  open: CandidateDuplicate | undefined
  /** In its place. */
  none: ReactNode
  /** True once a pair was decided: the next one takes the focus. */
  isWorking: boolean
  onDone: () => void
}

/** The pairs at the start side, the one that is open beside them; a decision brings the next. */
export function DuplicateDesk({ list, open, none, isWorking, onDone }: DuplicateDeskProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { rows } = list
  const at = open ? rows.indexOf(open) : -1
  const show = (pair: CandidateDuplicate | undefined) =>
    navigate({
      to: '.',
      search: toSearch((current) => ({ ...current, pair: pair?._id })),
      replace: true,
      resetScroll: false,
    })
  const goTo = (pair: CandidateDuplicate | undefined) => pair && (() => void show(pair))
  const [previous, next] = open ? [rows[at - 1], rows[at + 1]] : []
  // After the last one those that were passed over.
  const after = next ?? rows.find((row) => row !== open)
  usePageKeys([
    { key: 'j', label: text('Next pair'), run: () => goTo(next)?.() },
    { key: 'k', label: text('Previous pair'), run: () => goTo(previous)?.() },
  ])
  const first = (list.state.page - 1) * list.state.size
  const place = t('Pair {n} of {total}', { n: formatNumber(first + at + 1), total: formatNumber(list.total) })

  return (
    <ReviewFrame
      data="table"
      queue={
        <ReviewQueue
          label={t('Duplicates')}
          open={open?._id}
          top={<ListBand list={list} shown={useShownColumns(list)} searchPlaceholder="Search by name" />}
          hints={[
            { keys: ['J', 'K'], label: t('pair') },
            { keys: ['?'], label: t('keys') },
          ]}
          entries={rows.map((row) => ({
            id: row._id,
            name: <bdi>{namesOf(row)}</bdi>,
            note: reasonsLine(row.reasons),
            group: t(likelihood(row)),
            to: paths.company.listDuplicate,
            search: { ...kept(list), pair: row._id },
          }))}
          foot={list.total > list.state.size && <ListPager list={list} />}
        />
      }
    >
      {open ? (
        <DuplicatePair
          key={open._id}
          pair={open}
          isSought={isWorking}
          onDone={() => {
            onDone()
            void show(after)
          }}
          later={goTo(after)}
          then={after && namesOf(after)}
          steps={
            <QueueSteps
              place={place}
              previous={{ shortcut: 'k', label: t('Previous pair'), go: goTo(previous) }}
              next={{ shortcut: 'j', label: t('Next pair'), go: goTo(next) }}
            />
          }
        />
      ) : (
        <ReviewParts head={<ReviewHead title={t('Duplicates')}>{null}</ReviewHead>} proof={null} bar={null}>
          {none}
        </ReviewParts>
      )}
    </ReviewFrame>
  )
}

/** Two names that are one need be said once. */
const namesOf = ({ candidates }: CandidateDuplicate) => formatList([...new Set(candidates.map(candidateName))])

const kept = ({ state: { search, page } }: List<CandidateDuplicate>) => ({
  ...(search ? { search } : {}),
  ...(page > 1 ? { page } : {}),
})
