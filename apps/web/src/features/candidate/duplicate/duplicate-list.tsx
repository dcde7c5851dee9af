import type { CandidateDuplicate, duplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Skeleton, Stack } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { ListBand } from '../../../lib/list/list-band'
import { ListEmpty, ListFailed, ListNothingFound } from '../../../lib/list/list-states'
import type { ColumnOf } from '../../../lib/list/types'
import { type List, useList } from '../../../lib/list/use-list'
import { useShownColumns } from '../../../lib/list/use-shown-columns'
import { useSearchText } from '../../../lib/use-search-text'
import classes from './duplicate.module.css'
import { DuplicateDesk } from './duplicate-desk'

// Pairs are no table: each needs the width of the page.
const columns: readonly ColumnOf<typeof duplicate.list>[] = []

/** The pairs of candidates who are probably one person, the likeliest first: a queue to work off. */
export function DuplicateList() {
  const list = useList(api.duplicate.list, { columns, defaults: { sort: 'score', dir: 'desc' } })
  const wanted = useSearchText('pair')
  const heading = useRef<HTMLDivElement>(null)
  const [isWorking, setIsWorking] = useState(false)
  const open = list.rows.find(({ _id }) => _id === wanted) ?? list.rows[0]

  // What was worked on is gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (isWorking && !open) heading.current?.focus()
  }, [isWorking, open])

  if (open) return <DuplicateDesk list={list} open={open} isWorking={isWorking} onDone={() => setIsWorking(true)} />
  return <NoPairs list={list} place={heading} />
}

interface NoPairsProps {
  list: List<CandidateDuplicate>
  place: RefObject<HTMLDivElement | null>
}

function NoPairs({ list, place }: NoPairsProps) {
  const { t } = useTranslation()
  return (
    <div ref={place} tabIndex={-1} className={classes.none} data-desk>
      <ListBand
        list={list}
        shown={useShownColumns(list)}
        title="Duplicates"
        description="Candidates who are probably one person. Merging can be undone for thirty days."
        searchPlaceholder="Search by name"
      />
      <section aria-label={t('Duplicates')} aria-busy={list.isLoading}>
        <WhyNone list={list} />
      </section>
    </div>
  )
}

function WhyNone({ list }: { list: List<CandidateDuplicate> }) {
  const { t } = useTranslation()
  if (list.isLoading) {
    return (
      <Stack role="status" aria-label={t('Loading...')} px="lg">
        <Skeleton height={280} />
        <Skeleton height={280} />
      </Stack>
    )
  }
  if (list.error) return <ListFailed error={list.error} retry={list.retry} />
  if (list.isNarrowed) return <ListNothingFound clear={list.clear} />
  return <ListEmpty description="No duplicates found. New candidates are compared as they are added." action={null} />
}
