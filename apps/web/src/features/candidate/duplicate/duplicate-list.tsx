import type { CandidateDuplicate, duplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Skeleton, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

  const none = (
    <div ref={heading} tabIndex={-1} className={classes.pair}>
      <WhyNone list={list} />
    </div>
  )
  // A search keeps its box, whatever it finds.
  if (!open && !list.isNarrowed) return <NoPairs list={list}>{none}</NoPairs>
  return <DuplicateDesk list={list} open={open} none={none} isWorking={isWorking} onDone={() => setIsWorking(true)} />
}

interface NoPairsProps {
  list: List<CandidateDuplicate>
  children: ReactNode
}

/** Before the pairs have come, and where there are none: nothing to search. */
function NoPairs({ list, children }: NoPairsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.none} data-desk>
      <ListBand
        list={list}
        shown={useShownColumns(list)}
        title="Duplicates"
        description="Candidates who are probably one person. Merging can be undone for thirty days."
      />
      <section aria-label={t('Duplicates')} aria-busy={list.isLoading}>
        {children}
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
