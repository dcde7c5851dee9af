import type { ResumeText as ResumeTextAnswer } from '@corridor/contract/candidate/search/shapes'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/client'
import { formatNumber } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { isTyping } from '../../../lib/is-typing'
import { RecordCard } from '../../../lib/record/record-card'
import classes from './resume-text.module.css'

/** The text that was read from the resume, with what the search found in it. Nothing where there is no text. */
export function ResumeText({ candidateId, query }: { candidateId: string; query: string | undefined }) {
  const { data } = useQuery(api.search.text.queryOptions({ input: { candidateId, ...(query ? { query } : {}) } }))
  if (!data || data.pages.length === 0) return null
  return <MarkedText key={query} answer={data} isSearched={query !== undefined} />
}

function MarkedText({ answer: { pages, hits }, isSearched }: { answer: ResumeTextAnswer; isSearched: boolean }) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)

  function go(step: number) {
    if (hits === 0) return
    const next = (at + step + hits) % hits
    setAt(next)
    const mark = place.current?.querySelectorAll('mark')[next]
    mark?.scrollIntoView({ block: 'center' })
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      if (event.key === 'n') go(1)
      if (event.key === 'p') go(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return (
    <RecordCard
      title="Resume text"
      action={
        isSearched && (
          <span className={classes.hits}>
            <span aria-live="polite">
              {hits === 0
                ? t('No hits in the resume')
                : t('Hit {n} of {total}', { n: formatNumber(at + 1), total: formatNumber(hits) })}
            </span>
            <ActionIcon
              variant="default"
              disabled={hits === 0}
              aria-label={t('Previous hit')}
              aria-keyshortcuts="p"
              onClick={() => go(-1)}
            >
              <IconChevronUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              disabled={hits === 0}
              aria-label={t('Next hit')}
              aria-keyshortcuts="n"
              onClick={() => go(1)}
            >
              <IconChevronDown size={16} aria-hidden />
            </ActionIcon>
          </span>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse. */}
      <section ref={place} className={classes.text} tabIndex={0} aria-label={t('Resume text')}>
        {pages.map((page, index) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name, and keep their order.
            key={index}
            page={page}
            first={pages.slice(0, index).reduce((sum, before) => sum + before.hits.length, 0)}
            at={at}
          />
        ))}
      </section>
    </RecordCard>
  )
}

type PageText = ResumeTextAnswer['pages'][number]

/** `first` is the number of the page's first hit among all. */
function Page({ page: { text, hits }, first, at }: { page: PageText; first: number; at: number }) {
  const ends = [0, ...hits.map(({ end }) => end)]
  return (
    <p dir="auto" className={classes.page}>
      {hits.map(({ start, end }, index) => [
        text.slice(ends[index], start),
        <mark key={start} data-current={first + index === at || undefined}>
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(ends.at(-1))}
    </p>
  )
}
