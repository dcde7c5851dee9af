import type { CandidateDuplicate, duplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Skeleton, Stack } from '@mantine/core'
import { useRef } from 'react'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { ListBand } from '../../../lib/list/list-band'
import { ListPager } from '../../../lib/list/list-pager'
import { ListEmpty, ListFailed, ListNothingFound } from '../../../lib/list/list-states'
import type { ColumnOf } from '../../../lib/list/types'
import { type List, useList } from '../../../lib/list/use-list'
import { useShownColumns } from '../../../lib/list/use-shown-columns'
import { PageHeader } from '../../../ui/page-header'
import classes from './duplicate.module.css'
import { DuplicatePair } from './duplicate-pair'

// Pairs are no table: each needs the width of the page.
const columns: readonly ColumnOf<typeof duplicate.list>[] = []

/** The pairs of candidates who are probably one person, the likeliest first: a list to work off. */
export function DuplicateList() {
  const { t } = useTranslation()
  const list = useList(api.duplicate.list, { columns, defaults: { sort: 'score', dir: 'desc' } })
  const top = useRef<HTMLElement>(null)
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Duplicates')}
        description={t('Candidates who are probably one person. Merging can be undone for thirty days.')}
      />
      <ListBand list={list} shown={useShownColumns(list)} searchPlaceholder="Search by name" />
      {/* What was worked on is gone: whoever uses the keyboard goes on from here. */}
      <section
        ref={top}
        tabIndex={-1}
        className={classes.pairs}
        aria-label={t('Duplicates')}
        aria-busy={list.isLoading}
      >
        <Pairs list={list} onDone={() => top.current?.focus()} />
      </section>
      {list.total > list.state.size && <ListPager list={list} />}
    </div>
  )
}

function Pairs({ list, onDone }: { list: List<CandidateDuplicate>; onDone: () => void }) {
  const { t } = useTranslation()
  if (list.isLoading) {
    return (
      <Stack role="status" aria-label={t('Loading...')}>
        <Skeleton height={280} radius="lg" />
        <Skeleton height={280} radius="lg" />
      </Stack>
    )
  }
  if (list.error) return <ListFailed error={list.error} retry={list.retry} />
  if (list.rows.length === 0 && list.isNarrowed) return <ListNothingFound clear={list.clear} />
  if (list.rows.length === 0) {
    return (
      <ListEmpty
        description="No duplicates found. New candidates are compared as they are added."
        action={null}
      />
    )
  }
  return list.rows.map((pair) => <DuplicatePair key={pair._id} pair={pair} onDone={onDone} />)
}
