import type { ResumeText as ResumeTextAnswer } from '@corridor/contract/candidate/search/shapes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '../../../lib/call/client'
import { HitSteps } from '../../../lib/document/hit-steps'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './resume-text.module.css'

interface ResumeTextProps {
  candidateId: string
  query: string | undefined
  /** The head's start: what is shown. */
  choice: ReactNode
  /** The head's end. */
  children: ReactNode
}

/** The text that was read from the resume, with what the search found in it. */
export function ResumeText({ candidateId, query, choice, children }: ResumeTextProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const { data } = useQuery(api.search.text.queryOptions({ input: { candidateId, ...(query ? { query } : {}) } }))
  const pages = data?.pages ?? []

  function go(next: number) {
    setAt(next)
    place.current?.querySelectorAll('mark')[next]?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <div className={classes.head}>
        {choice}
        {children}
        {query && data && <HitSteps count={data.hits} at={at} go={go} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse. */}
      <section ref={place} className={classes.text} tabIndex={0} aria-label={t('Resume text')}>
        {data && pages.length === 0 && <p className={classes.none}>{t('No text was read from this file.')}</p>}
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
    </>
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
