import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isOver } from '../../src/features/flow/demo/seed/agency/planned.ts'
import { planClosed } from '../../src/features/flow/demo/seed/students/closed.ts'
import { planAtlas } from '../../src/features/flow/demo/seed/students/plan.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const dayMs = 86_400_000
const days = Array.from({ length: 61 }, (_, at) => new Date(Date.UTC(2026, 10, 30) + at * 12 * dayMs))

it.each(days)('the students of the demo apply alike if it is first started on %s', (day) => {
  vi.setSystemTime(day)
  const current = planAtlas()
  const closed = planClosed(current)
  const of = (students: typeof current) => students.flatMap(({ applications }) => applications)
  expect([of(current).length, of(closed).length]).toEqual([146, 90])
  expect(of(closed).every(isOver)).toBe(true)
  const begunLate = of(closed).filter(
    ({ startsOn, stageDaysAgo }) => Date.parse(startsOn) > day.getTime() - stageDaysAgo * dayMs,
  )
  expect(begunLate).toEqual([])
  expect(new Set([...current, ...closed].map(({ given, family }) => `${given} ${family}`)).size).toBe(154)
})
