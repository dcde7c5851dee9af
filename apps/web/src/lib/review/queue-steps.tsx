import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { KeyHint } from '../keys/key-hint'
import { barEndId } from '../record/bar-end'
import classes from './review-head.module.css'

interface Step {
  /** The key that does the same. */
  shortcut: string
  /** Translated; what it leads to. */
  label: string
  /** Nothing where there is none. */
  go: (() => void) | undefined
}

interface QueueStepsProps {
  /** Translated: 'Company 3 of 14'. */
  place: string
  previous: Step
  next: Step
}

/** The place of the reader in the queue, and the way to its neighbours: at the end of the section bar, as on every page with an order. */
export function QueueSteps(props: QueueStepsProps) {
  const end = document.getElementById(barEndId)
  return end ? createPortal(<Steps {...props} />, end) : <Steps {...props} />
}

const Steps = ({ place, previous, next }: QueueStepsProps) => (
  <div className={classes.steps}>
    {place && <span className={classes.place}>{place}</span>}
    <StepButton {...previous}>
      <IconChevronLeft size={16} aria-hidden />
      <KeyHint keys={previous.shortcut.toUpperCase()} />
    </StepButton>
    <StepButton {...next}>
      <IconChevronRight size={16} aria-hidden />
      <KeyHint keys={next.shortcut.toUpperCase()} />
    </StepButton>
  </div>
)

const StepButton = ({ shortcut, label, go, children }: Step & { children: ReactNode }) => (
  <Button
    variant="default"
    size="compact-md"
    className={classes.step ?? ''}
    disabled={!go}
    aria-label={label}
    title={label}
    aria-keyshortcuts={shortcut}
    onClick={go}
  >
    {children}
  </Button>
)
