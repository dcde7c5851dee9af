import { describe, expect, it } from 'vitest'
import { findClosed } from './steps'

/** Follows a step to the page that opens, and gathers what is said on the way. */
function openFrom(step: number, openStep: number): { at: number; warnings: string[] } {
  const closed = findClosed(step, openStep)
  if (!closed) return { at: step, warnings: [] }
  const { at, warnings } = openFrom(closed.leadTo, openStep)
  return { at, warnings: [closed.warning.replace('{step}', String(closed.leadTo)), ...warnings] }
}

const warningOf = (step: number) =>
  step === 6 ? 'Please complete previous steps first' : `Please complete step ${step - 1} first`

describe.each([1, 2, 3, 4, 5, 6])('a company at step %i', (at) => {
  it.each([1, 2, 3, 4, 5, 6])('opens step %i or is told what comes first', (step) => {
    // The last one opens with the step before it.
    const isOpen = at >= Math.min(step, 5)
    const passed = [6, 5, 4, 3, 2, 1].filter((number) => number <= step && number > at)
    expect(openFrom(step, at)).toEqual(isOpen ? { at: step, warnings: [] } : { at, warnings: passed.map(warningOf) })
  })
})
