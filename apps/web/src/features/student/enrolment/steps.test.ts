import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { expect, it } from 'vitest'
import { findStep, isOpen, type Step, wayAfter } from './steps'

const student = (saved: readonly number[], isInEditMode = false) => ({
  _id: 'a',
  isInEditMode,
  savedSteps: saved.map((step) => ({ step, savedAt: '2026-11-29T10:00:00.000Z', savedBy: [] })),
})
const stepAt = (number: number) => enrolmentSteps[number - 1] as Step
const openOf = (one: ReturnType<typeof student>) =>
  enrolmentSteps.map(({ number }) => number).filter((number) => isOpen(one, number))

it('finds a step by its part of an address', () => {
  expect(findStep('passportdetails')?.number).toBe(6)
  expect(findStep('list-student')).toBeUndefined()
})

it('opens the steps that are saved and the one behind them', () => {
  expect(openOf(student([]))).toEqual([1])
  expect(openOf(student([1, 2]))).toEqual([1, 2, 3])
  expect(openOf(student([1, 7]))).toEqual([1, 2, 7])
})

it('opens every step of a student that came with some of them', () => {
  expect(openOf(student([1], true))).toHaveLength(10)
})

it('leads to the next step, which is edited if it was saved, and from the last to the summary', () => {
  expect(wayAfter(student([1]), stepAt(1), undefined)).toEqual({ to: '/company/enrollstudent/address/a', search: {} })
  expect(wayAfter(student([1, 2, 3]), stepAt(2), undefined)).toEqual({
    to: '/company/enrollstudent/communicationaddress/a',
    search: { mode: 'edit' },
  })
  expect(wayAfter(student([1]), stepAt(10), undefined).to).toBe('/company/enrollstudent/summary/a')
})

it('leads back to the page that a step was opened from', () => {
  expect(wayAfter(student([1]), stepAt(1), 'summary').to).toBe('/company/enrollstudent/summary/a')
  expect(wayAfter(student([1]), stepAt(1), 'file').to).toBe('/company/enrollstudent/view-student/a')
  expect(wayAfter(student([1]), stepAt(1), 'elsewhere').to).toBe('/company/enrollstudent/address/a')
})
