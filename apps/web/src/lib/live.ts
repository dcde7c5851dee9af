import type { LiveEvent } from '@corridor/contract/event'
import { useEffect, useRef } from 'react'
import { client, readRights } from './client'

const firstPauseMs = 1_000
const longestPauseMs = 30_000

const listeners = new Set<(event: LiveEvent) => void>()
let running: AbortController | undefined

/** One stream for the whole page, open only while something on it waits: a browser allows few connections to one server. */
async function run({ signal }: AbortController): Promise<void> {
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    try {
      for await (const event of await client.event.follow({}, { signal })) {
        pauseMs = firstPauseMs
        // Who was deactivated, or lost a role, learns it now and not at the next click: a refusal ends the session.
        if (event.kind === 'session') void readRights().catch(() => undefined)
        for (const listener of listeners) listener(event)
      }
    } catch {
      // Whatever ended the stream, it is opened again, and begins with a `resync`.
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  if (!running) {
    running = new AbortController()
    void run(running)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    running?.abort()
    running = undefined
  }
}

/** Runs when something of this kind happened, or may have been missed, while `isWaiting`: `useLive('parse', isWaiting, () => refetch())`. */
export function useLive(kind: LiveEvent['kind'], isWaiting: boolean, onEvent: () => void): void {
  const latest = useRef(onEvent)
  latest.current = onEvent
  useEffect(() => {
    if (!isWaiting) return
    return listen((event) => {
      if (event.kind === kind || event.kind === 'resync') latest.current()
    })
  }, [kind, isWaiting])
}
