import { fail } from '../../platform/fail.ts'

/** Gives a place back; call it once. */
type Leave = () => void

/** Bounds how many are under way at a time and, for whoever must wait, how long. */
export interface Places {
  /** Takes a place: at once if one is free, else in the order of asking. Throws `server.unavailable` after the wait. */
  enter(waitMs: number): Leave | Promise<Leave>
  /** True while nobody is in and nobody waits. */
  isIdle(): boolean
}

/** A caller that was refused for want of a place may come again after this. */
const retryAfterSeconds = 3

/** Places for `max` at a time. */
export function makePlaces(max: number): Places {
  let taken = 0
  const waiting = new Set<(leave: Leave) => void>()
  const leave = () => {
    const [next] = waiting
    if (!next) {
      taken -= 1
      return
    }
    waiting.delete(next)
    next(leave)
  }
  return {
    enter(waitMs) {
      if (taken < max) {
        taken += 1
        return leave
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(next)
          reject(fail('server.unavailable', undefined, { retryAfterSeconds }))
        }, waitMs)
        const next = (given: Leave) => {
          clearTimeout(timer)
          resolve(given)
        }
        waiting.add(next)
      })
    },
    isIdle: () => taken === 0 && waiting.size === 0,
  }
}

/** One place in each of several rows, taken in their order; the wait counts for all of them together. */
export function enterAll(rows: readonly Places[], waitMs: number): Leave | Promise<Leave> {
  const left: Leave[] = []
  const leaveAll = () => {
    for (const leave of left.splice(0)) leave()
  }
  for (const [at, row] of rows.entries()) {
    const entered = row.enter(waitMs)
    if (entered instanceof Promise) return enterRest(entered, rows.slice(at + 1), waitMs, left, leaveAll)
    left.push(entered)
  }
  return leaveAll
}

async function enterRest(
  entering: Promise<Leave>,
  rest: readonly Places[],
  waitMs: number,
  left: Leave[],
  leaveAll: Leave,
): Promise<Leave> {
  const began = performance.now()
  try {
    left.push(await entering)
    for (const row of rest) left.push(await row.enter(Math.max(0, waitMs - (performance.now() - began))))
    return leaveAll
  } catch (error) {
    leaveAll()
    throw error
  }
}
