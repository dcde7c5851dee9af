import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './job.module.css'

interface JobTextProps {
  pages: readonly string[]
  /** The value whose place is marked. */
  shown: FoundValue | undefined
  /** True beside a form: its field keeps its place on the screen, and the text alone moves. */
  isBesideForm?: boolean
}

/** Between the upper edge and what is marked. */
const markGap = 48

/** The text as it was read, as plain text; the place of the chosen value is marked and scrolled to. */
export function JobText({ pages, shown, isBesideForm = false }: JobTextProps) {
  const { t } = useTranslation()
  const mark = useRef<HTMLElement>(null)
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value means another mark.
  useEffect(() => {
    if (isBesideForm && mark.current && box.current) {
      box.current.scrollTop +=
        mark.current.getBoundingClientRect().top - box.current.getBoundingClientRect().top - markGap
    } else {
      // Its answer is no clean-up: newer browsers answer a promise.
      mark.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [shown])

  return (
    <div className={`${classes.card} ${classes.beside}`}>
      <Title order={2}>{t('The text')}</Title>
      {/* A region that scrolls must be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
      <section ref={box} className={classes.text} dir="auto" aria-label={t('The text')} tabIndex={0}>
        {pages.map((text, at) => {
          const isHere = shown?.page === at + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            <p key={at}>
              {isHere ? (
                <>
                  {text.slice(0, shown.start)}
                  <mark ref={mark}>{text.slice(shown.start, shown.end)}</mark>
                  {text.slice(shown.end)}
                </>
              ) : (
                text
              )}
            </p>
          )
        })}
      </section>
    </div>
  )
}
