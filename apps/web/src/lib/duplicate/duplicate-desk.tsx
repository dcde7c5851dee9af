import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatList, formatNumber } from '../format/format'
import { usePageKeys } from '../keys/page-keys'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { useShownColumns } from '../list/column/use-shown-columns'
import { ListBand } from '../list/page/list-band'
import { ListPager } from '../list/page/list-pager'
import type { List } from '../list/use-list'
import { toSearch } from '../page/search'
import { QueueSteps } from '../review/queue-steps'
import { ReviewFrame, ReviewParts } from '../review/review-desk'
import { ReviewHead } from '../review/review-head'
import { ReviewQueue } from '../review/review-queue'
import type { DoubleDesk, Entry, Pair } from './doubles'
import { DuplicatePair } from './duplicate-pair'
import { likelihood, reasonsLine } from './reasons'

interface DuplicateDeskProps<Rec, Field extends string, Reason extends string> {
  desk: DoubleDesk<Rec, Field, Reason>
  list: List<Pair<Rec, Reason>>
  /** Undefined where a search found none. */
  open: Pair<Rec, Reason> | undefined
  /** In its place. */
  none: ReactNode
  /** True once a pair was decided: the next one takes the focus. */
  isWorking: boolean
  onDone: () => void
}

/** The pairs at the start side, the one that is open beside them; a decision brings the next. */
export function DuplicateDesk<Rec extends Entry, Field extends string, Reason extends string>({
  desk,
  list,
  open,
  none,
  isWorking,
  onDone,
}: DuplicateDeskProps<Rec, Field, Reason>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { rows } = list
  const { nameOf } = desk.doubles
  /** Two names that are one need be said once. */
  const namesOf = ({ records }: Pair<Rec, Reason>) => formatList([...new Set(records.map(nameOf))])
  const at = open ? rows.indexOf(open) : -1
  const show = (pair: Pair<Rec, Reason> | undefined) =>
    navigate({
      to: '.',
      search: toSearch((current) => ({ ...current, pair: pair?._id })),
      replace: true,
      resetScroll: false,
    })
  const goTo = (pair: Pair<Rec, Reason> | undefined) => pair && (() => void show(pair))
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
            note: reasonsLine(row.reasons, desk.reasons),
            group: t(likelihood(row)),
            to: desk.to,
            search: { ...kept(list), pair: row._id },
          }))}
          foot={list.total > list.state.size && <ListPager list={list} />}
        />
      }
    >
      {open ? (
        <DuplicatePair
          key={open._id}
          desk={desk}
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

const kept = ({ state: { search, page } }: Pick<List<unknown>, 'state'>) => ({
  ...(search ? { search } : {}),
  ...(page > 1 ? { page } : {}),
})
