import type { ShownText } from '@corridor/contract/trust/proof/shapes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../../lib/format/format'
import classes from './read-text.module.css'

/** Words beside the text, translated; of those left, with `{n}`. */
export interface ReadingWords {
  end: string
  ended: string
  left: string
}

interface ReadTextProps {
  text: Pick<ShownText, 'title' | 'body'>
  /** Told once the reader has come to the end, with what they are told on the way. */
  reading?: { words: ReadingWords; onRead: () => void }
}

// A pixel is lost where the page is zoomed.
const slackPx = 8

/** A text that is scrolled through, by hand or by keys, with how much of it is left in words. */
export function ReadText({ text, reading }: ReadTextProps) {
  const { words, onRead } = reading ?? {}
  const region = useRef<HTMLElement>(null)
  const [left, setLeft] = useState<number>()
  const lines = text.body.split('\n').filter((line) => line.trim() !== '')

  const look = useCallback(() => {
    const at = region.current
    if (!at) return
    const end = at.scrollTop + at.clientHeight
    const isAtEnd = end >= at.scrollHeight - slackPx
    const headings = [...at.querySelectorAll<HTMLElement>('h3')]
    const unseen = headings.filter(({ offsetTop }) => offsetTop > end).length
    setLeft((before) =>
      before === 0 || isAtEnd ? 0 : Math.max(1, Math.min(before ?? Number.POSITIVE_INFINITY, unseen)),
    )
  }, [])
  useEffect(look, [look])
  useEffect(() => {
    if (left === 0) onRead?.()
  }, [left, onRead])

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses no mouse scrolls it by its keys. */}
      <section ref={region} className={classes.text} aria-label={text.title} tabIndex={0} onScroll={look}>
        <h2>{text.title}</h2>
        {lines.map((line, at) => {
          const key = `${at} ${line.slice(0, 20)}`
          return line.startsWith('# ') ? <h3 key={key}>{line.slice(2)}</h3> : <p key={key}>{line}</p>
        })}
        {/* A reader that says the page aloud moves its focus, and scrolls nothing. */}
        {words && (
          <button type="button" className={classes.end} onFocus={() => setLeft(0)} onClick={() => setLeft(0)}>
            {words.end}
          </button>
        )}
      </section>
      {words && (
        <p className={classes.left} role="status">
          {left === 0 ? words.ended : words.left.replace('{n}', formatNumber(left ?? lines.length))}
        </p>
      )}
    </div>
  )
}
