import type { LiveEvent } from '@corridor/contract/told/event/shapes'
import { useEffect, useRef } from 'react'
import { client, readRights } from './client'
import { refreshAll } from './query-client'

const firstPauseMs = 1_000
const longestPauseMs = 30_000
const name = 'corridor-live'

const listeners = new Set<(event: LiveEvent) => void>()
let running: AbortController | undefined

function hear(event: LiveEvent) {
  // Whose rights or sight are others now sees something else on every page: what they may not see any more goes from it.
  if (event.kind === 'session') void refreshAll()
  for (const listener of listeners) listener(event)
}

/** Follows the server until `signal` ends, and tells this tab and the others. */
async function follow(signal: AbortSignal, others: BroadcastChannel): Promise<void> {
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    try {
      for await (const event of await client.event.follow({}, { signal })) {
        pauseMs = firstPauseMs
        // A person who was deactivated, or lost a role, learns it now and not at the next click: a refusal ends the session.
        if (event.kind === 'session') void readRights().catch(() => undefined)
        others.postMessage(event)
        hear(event)
      }
    } catch {
      // Whatever ended the stream, it is opened again, and begins with a `resync`.
    }
    await pause(pauseMs, signal)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * One stream for all tabs of a browser, which allows few connections to one server: the tab that has the lock follows and tells the
 * others, and when it goes the next one takes over. Without locks, outside a secure context, each tab follows by itself.
 */
async function run({ signal }: AbortController): Promise<void> {
  const others = new BroadcastChannel(name)
  others.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data)
  try {
    if ('locks' in navigator) await navigator.locks.request(name, { signal }, () => follow(signal, others))
    else await follow(signal, others)
  } catch {
    // It was let go while it waited for the lock.
  } finally {
    others.close()
  }
}

function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  if (running) {
    // Catches up with events before it listened, on a stream that is open already.
    queueMicrotask(() => listeners.has(listener) && listener({ kind: 'resync' }))
  } else {
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
export function useLive(kind: LiveEvent['kind'], isWaiting: boolean, onEvent: (event: LiveEvent) => void): void {
  const latest = useRef(onEvent)
  latest.current = onEvent
  useEffect(() => {
    if (!isWaiting) return
    return listen((event) => {
      if (event.kind === kind || event.kind === 'resync') latest.current(event)
    })
  }, [kind, isWaiting])
}
