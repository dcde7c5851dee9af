import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useId, useMemo, useRef, useState } from 'react'
import { api } from '../../../../lib/call/client'
import { useDrawing } from '../../../../lib/document/use-drawing'
import { useTranslation } from '../../../../lib/language/i18n'
import { Message } from '../../../../ui/message'
import { DrawnPage } from './drawn-page'
import { placesOf } from './places'
import classes from './resume-document.module.css'
import { TextPage } from './text-page'

interface ResumeDocumentProps {
  file: File
  parseId: string
  found: FoundFields
  /** The value whose place is pointed out. */
  shown: FoundValue | undefined
  /** A pane of a desk: as high as the pane, without a card around it. */
  isPane?: boolean
  ref?: Ref<HTMLDivElement> | undefined
}

/** The resume beside the form, with every value that was read marked where it stands. */
export default function ResumeDocument({ file, parseId, found, shown, isPane, ref }: ResumeDocumentProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const scroller = useRef<HTMLElement>(null)
  const query = useQuery(api.parse.parseText.queryOptions({ input: { parseId }, staleTime: Number.POSITIVE_INFINITY }))
  const drawing = useDrawing(file)
  const [isText, setIsText] = useState(false)
  const places = useMemo(() => placesOf(found), [found])
  const pages = query.data?.pages ?? []
  const isDrawable = Boolean(drawing) && (pages.length === 0 || pages.some((page) => page.words?.boxes))

  // The pane alone is scrolled: the form must stay where its person types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value, and when the form of the pages changes.
  useEffect(() => {
    const pane = scroller.current
    const mark = pane?.querySelector('[data-shown]')
    if (!pane || !mark) return
    const from = mark.getBoundingClientRect().top - pane.getBoundingClientRect().top
    pane.scrollTo({ top: pane.scrollTop + from - pane.clientHeight / 3 })
  }, [shown, isText, isDrawable, pages.length])

  const onPage = (number: number) => ({
    places: places.filter(({ page }) => page === number),
    shown: shown?.page === number ? shown : undefined,
  })
  const drawn = pages.length > 0 ? pages : [{ text: '', words: null }]

  return (
    <div ref={ref} tabIndex={-1} className={classes.document} data-pane={isPane || undefined}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t('Document')}
        </h2>
        {isDrawable && pages.length > 0 && (
          <Button size="compact-sm" variant="default" aria-pressed={isText} onClick={() => setIsText(!isText)}>
            {t('Show as text')}
          </Button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={scroller} className={classes.pane} tabIndex={0} aria-labelledby={titleId}>
        {query.isError && <Message tone="attention">{t('The document cannot be shown.')}</Message>}
        {drawing && isDrawable && !isText
          ? drawn.map((page, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
              <DrawnPage key={at} number={at + 1} page={page} drawing={drawing} {...onPage(at + 1)} />
            ))
          : pages.map((page, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
              <TextPage key={at} text={page.text} {...onPage(at + 1)} />
            ))}
        {query.isSuccess && pages.length === 0 && !isDrawable && (
          <p className={classes.nothing}>{t('No text was read from this file.')}</p>
        )}
      </section>
    </div>
  )
}
