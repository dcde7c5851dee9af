import { client } from '../../../lib/call/client'

interface Waiting {
  id: string
  resolve: (count: number) => void
  reject: (reason: unknown) => void
}

const atOnce = 100
let waiting: Waiting[] = []

/** Counts the open jobs that match a candidate. Questions of a page's rows go together in one call. */
export const countJobs = (id: string): Promise<number> =>
  new Promise((resolve, reject) => {
    waiting.push({ id, resolve, reject })
    if (waiting.length === 1) setTimeout(ask)
  })

function ask(): void {
  const all = waiting
  waiting = []
  for (let at = 0; at < all.length; at += atOnce) void answer(all.slice(at, at + atOnce))
}

async function answer(some: Waiting[]): Promise<void> {
  try {
    const { data } = await client.jobMatch.count({ candidates: some.map(({ id }) => id) })
    const counts = new Map(data.map(({ _id, totalJobs }) => [_id, totalJobs]))
    for (const { id, resolve } of some) resolve(counts.get(id) ?? 0)
  } catch (cause) {
    for (const { reject } of some) reject(cause)
  }
}
