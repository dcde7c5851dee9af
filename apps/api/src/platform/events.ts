import type { LiveEvent } from '@corridor/contract/told/event/shapes'
import type postgres from 'postgres'
import type { Sql } from './sql.ts'

/**
 * Audience of an event: the members of a company (of a record with an audience, those who see it), one person on all their pages, or every
 * administrator.
 */
export type Audience = { companyId: string; record?: number } | { userId: string } | { area: 'admin' }

/** Person whose pages hear, and the company that they work in now. */
interface Listener {
  userId: string
  companyId: string | null
  isAdministrator: boolean
  /** The audiences whose records they see; null for all. */
  audiences: readonly number[] | null
}

export interface Events {
  /** Tells the audience's open pages on every node, once the caller's transaction is committed; nobody if it is not. */
  tell(tx: Sql, audience: Audience, event: LiveEvent): Promise<void>
  /** Gives the events for this listener from now on, until `signal` or the process ends. Waits as long as nothing happens. */
  follow(listener: Listener, signal: AbortSignal): AsyncGenerator<LiveEvent>
  /** Ends every stream. */
  close(): void
}

const channel = 'corridor_live'
const waitingMax = 100

interface Follower extends Listener {
  push: (event: LiveEvent) => void
  end: () => void
}

/** Live events over the database's own notifications, so that any node's change reaches the pages on any other. */
export async function openEvents(sql: postgres.Sql): Promise<Events> {
  const followers = new Set<Follower>()
  const dispatch = (payload: string) => {
    const { audience, event } = JSON.parse(payload) as { audience?: Audience; event?: LiveEvent }
    // A node of another version speaks otherwise while they are exchanged.
    if (!audience || !event) return
    for (const follower of followers) if (isAddressed(follower, audience)) follower.push(event)
  }
  // After a lost connection nobody knows what was missed.
  const resync = () => {
    for (const follower of followers) follower.push({ kind: 'resync' })
  }
  const listening = await sql.listen(channel, dispatch, resync)

  return {
    async tell(tx, audience, event) {
      await tx`select pg_notify(${channel}, ${JSON.stringify({ audience, event })})`
    },
    async *follow(listener, signal) {
      const { push, end, read } = makeQueue()
      const follower = { ...listener, push, end }
      followers.add(follower)
      signal.addEventListener('abort', end)
      try {
        for (let event = await read(); event; event = await read()) yield event
      } finally {
        followers.delete(follower)
        signal.removeEventListener('abort', end)
      }
    },
    close() {
      for (const { end } of followers) end()
      void listening.unlisten().catch(() => undefined)
    },
  }
}

function isAddressed(follower: Listener, audience: Audience): boolean {
  if ('area' in audience) return follower.isAdministrator
  if ('userId' in audience) return follower.userId === audience.userId
  const { companyId, record } = audience
  if (follower.companyId !== companyId) return false
  return record === undefined || follower.audiences === null || follower.audiences.includes(record)
}

/** Events wait for a slow reader up to a bound; past it they fold into one `resync`. */
function makeQueue() {
  let waiting: LiveEvent[] = []
  let hasEnded = false
  let wake = () => {}
  return {
    push(event: LiveEvent) {
      waiting = waiting.length < waitingMax ? [...waiting, event] : [{ kind: 'resync' }]
      wake()
    },
    end() {
      hasEnded = true
      wake()
    },
    async read(): Promise<LiveEvent | undefined> {
      while (waiting.length === 0 && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return waiting.shift()
    },
  }
}
