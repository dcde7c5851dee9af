import { useEffect, useRef } from 'react'
import classes from './command-palette.module.css'
import type { Target } from './record-kinds'

interface PaletteOptionProps {
  id: string
  target: Target
  isChosen: boolean
  go: () => void
}

/** A page or a record in the palette; the chosen one is scrolled into sight. */
export function PaletteOption({ id, target, isChosen, go }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus.
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.option}
      onClick={go}
    >
      <span className={classes.label}>{target.label}</span>
      {target.hint !== target.label && <span className={classes.place}>{target.hint}</span>}
    </div>
  )
}
