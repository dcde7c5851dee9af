import { performance } from 'node:perf_hooks'

const asksEachSecond = 20

export interface Felt {
  list: number[]
  health: number[]
  /** Answers that were none: of the list and of health. */
  failed: number
}

/** Asks a list and the process's health twenty times a second each, however late the answers come, while `work` goes on. */
export async function feel(
  ask: { list: () => Promise<Response>; health: () => Promise<Response> },
  work: () => Promise<void>,
): Promise<Felt> {
  const felt: Felt = { list: [], health: [], failed: 0 }
  const asked = new Set<Promise<void>>()
  const time = (what: 'list' | 'health') => {
    const began = performance.now()
    const answer = ask[what]()
      .then(async (response) => {
        await response.arrayBuffer()
        if (response.status !== 200) felt.failed += 1
      })
      .catch(() => {
        felt.failed += 1
      })
      .finally(() => {
        felt[what].push(performance.now() - began)
        asked.delete(answer)
      })
    asked.add(answer)
  }
  const clock = setInterval(() => {
    time('list')
    time('health')
  }, 1000 / asksEachSecond)
  try {
    await work()
  } finally {
    clearInterval(clock)
  }
  await Promise.all(asked)
  return felt
}

export function figuresOf(times: readonly number[]): { p50: number; p99: number; max: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
