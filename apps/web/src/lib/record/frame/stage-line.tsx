import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../language/i18n'
import classes from './stage-line.module.css'

interface StageLineProps {
  /** Those that this record can pass, in their order; labels are translated. */
  stages: readonly { value: string; label: string }[]
  current: string
  /** Absent for those who may not move it. */
  move: ((value: string) => Promise<unknown> | undefined) | undefined
  /** Asks for what is not on the line: an end, and why. */
  other: () => void
}

/** The way of a record, and how far along it is. A press moves it there. */
export function StageLine({ stages, current, move, other }: StageLineProps) {
  const { t } = useTranslation()
  const [moving, setMoving] = useState<string>()
  const way = useRef<HTMLOListElement>(null)
  const at = stages.findIndex(({ value }) => value === current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current stage is what moves the line.
  useEffect(() => showCurrent(way.current), [current])
  async function press(value: string) {
    setMoving(value)
    await move?.(value)
    setMoving(undefined)
  }
  return (
    <nav className={classes.line} aria-label={t('Move to')}>
      <ol ref={way}>
        {stages.map(({ value, label }, place) => (
          <li key={value}>
            <button
              type="button"
              className={classes.stage}
              data-done={place < at || undefined}
              aria-current={place === at ? 'step' : undefined}
              disabled={!move || place === at || moving !== undefined}
              onClick={() => void press(value)}
            >
              <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ol>
      {move && (
        <Button size="compact-md" variant="default" onClick={other}>
          {t('Move')}
        </Button>
      )}
    </nav>
  )
}

/** Scrolls the line, and not the page, until its current stage is in sight. */
function showCurrent(way: HTMLElement | null): void {
  const stage = way?.querySelector('[aria-current]')
  if (!way || !stage) return
  const [outer, inner] = [way.getBoundingClientRect(), stage.getBoundingClientRect()]
  way.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
}
