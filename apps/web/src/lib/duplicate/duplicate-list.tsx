import { Skeleton, Stack } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../language/i18n'
import { useShownColumns } from '../list/column/use-shown-columns'
import { ListBand } from '../list/page/list-band'
import { ListEmpty, ListFailed, ListNothingFound } from '../list/page/list-states'
import type { Column } from '../list/types'
import { type List, useList } from '../list/use-list'
import { useSearchText } from '../page/use-search-text'
import type { DoubleDesk, Entry, Pair } from './doubles'
import classes from './duplicate.module.css'
import { DuplicateDesk } from './duplicate-desk'

// Pairs are no table: each needs the width of the page.
const columns: readonly Column<Pair<unknown, string>, 'score'>[] = []

interface DuplicateListProps<Rec, Field extends string, Reason extends string> {
  desk: DoubleDesk<Rec, Field, Reason>
}

/** The pairs of records that are probably one, the likeliest first: a queue to work off. */
export function DuplicateList<Rec extends Entry, Field extends string, Reason extends string>({
  desk,
}: DuplicateListProps<Rec, Field, Reason>) {
  const list = useList<object, Pair<Rec, Reason>>(desk.list, { columns, defaults: { sort: 'score', dir: 'desc' } })
  const wanted = useSearchText('pair')
  const heading = useRef<HTMLDivElement>(null)
  const [isWorking, setIsWorking] = useState(false)
  const open = list.rows.find(({ _id }) => _id === wanted) ?? list.rows[0]

  // The pair that was worked on is gone: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (isWorking && !open) heading.current?.focus()
  }, [isWorking, open])

  const none = (
    <div ref={heading} tabIndex={-1} className={classes.pair}>
      <WhyNone list={list} none={desk.none} />
    </div>
  )
  // A search keeps its box, whatever it finds.
  if (!open && !list.isNarrowed)
    return (
      <NoPairs list={list} description={desk.description}>
        {none}
      </NoPairs>
    )
  return (
    <DuplicateDesk
      desk={desk}
      list={list}
      open={open}
      none={none}
      isWorking={isWorking}
      onDone={() => setIsWorking(true)}
    />
  )
}

interface NoPairsProps<Rec, Reason extends string> {
  list: List<Pair<Rec, Reason>>
  description: string
  children: ReactNode
}

/** Before the pairs have come, and where there are none: nothing to search. */
function NoPairs<Rec, Reason extends string>({ list, description, children }: NoPairsProps<Rec, Reason>) {
  const { t } = useTranslation()
  return (
    <div className={classes.none} data-desk>
      <ListBand list={list} shown={useShownColumns(list)} title="Duplicates" description={description} />
      <section aria-label={t('Duplicates')} aria-busy={list.isLoading}>
        {children}
      </section>
    </div>
  )
}

function WhyNone<Rec, Reason extends string>({ list, none }: { list: List<Pair<Rec, Reason>>; none: string }) {
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
  return <ListEmpty description={none} action={null} />
}
