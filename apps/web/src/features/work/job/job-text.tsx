import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n'
import classes from './job.module.css'

interface JobTextProps {
  pages: readonly string[]
  /** The value whose place is marked. */
  shown: FoundValue | undefined
}

/** The text as it was read, as plain text; the place of the chosen value is marked and scrolled to. */
export function JobText({ pages, shown }: JobTextProps) {
  const { t } = useTranslation()
  const mark = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value means another mark.
  useEffect(() => {
    // Its answer is no clean-up: newer browsers answer a promise.
    mark.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  return (
    <div className={`${classes.card} ${classes.beside}`}>
      <Title order={2}>{t('The text')}</Title>
      {/* A region that scrolls must be reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
      <section className={classes.text} dir="auto" aria-label={t('The text')} tabIndex={0}>
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
