import { fail } from '../platform/fail.ts'

export interface DoorBounds {
  /** Orders of one asker at a time. */
  eachMax: number
  /** Orders of all at a time. */
  allMax: number
}

export type Door = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result>

const retryAfterSeconds = 5

/** Lets work in while few others are at it. Throws `request.tooMany` for an asker's own, `server.unavailable` for those of all. */
export function openDoor({ eachMax, allMax }: DoorBounds): Door {
  const inside = new Map<string, number>()
  let all = 0
  return async (asker, work) => {
    const own = inside.get(asker) ?? 0
    if (own >= eachMax) throw fail('request.tooMany', { minutes: 1 }, { retryAfterSeconds })
    if (all >= allMax) throw fail('server.unavailable', undefined, { retryAfterSeconds })
    inside.set(asker, own + 1)
    all += 1
    try {
      return await work()
    } finally {
      const left = (inside.get(asker) ?? 1) - 1
      if (left > 0) inside.set(asker, left)
      else inside.delete(asker)
      all -= 1
    }
  }
}
