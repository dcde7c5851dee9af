import type postgres from 'postgres'
import { fail } from '../../platform/fail.ts'
import { newId } from '../../platform/ids.ts'
import { listStanding } from './caller.ts'

/** Streams of a person on all nodes together. */
const streamsMax = 20
/** A stream that its person may not follow any more ends within a second. */
const checkMs = 400
const beatMs = 1_000
/** A node that says nothing for so long holds no streams. */
const nodeSilentSeconds = 5

export interface OpenStream {
  /** Ends when the session does, what it may do, or what it sees. */
  signal: AbortSignal
  leave(): void
}

export interface OpenStreams {
  /** Counts and watches one more stream of a session. Throws `event.tooMany`. */
  open(session: { sessionId: string; userId: string; sight: string }): Promise<OpenStream>
  /** Ends all of this node. */
  close(): Promise<void>
}

/** The streams of this node: asked for together several times a second, so that a thousand cost what one does. */
export function makeOpenStreams(sql: postgres.Sql): OpenStreams {
  const nodeId = newId()
  const held = new Map<string, { sessionId: string; sight: string; ended: AbortController }>()
  let watch: NodeJS.Timeout | undefined
  let lastBeat = 0

  const end = () => {
    for (const { ended } of held.values()) ended.abort()
  }
  // A page whose sight is another comes back under that, and reads anew what it shows.
  const judge = (asked: readonly string[], standing: ReadonlyMap<string, string>) => {
    for (const stream of held.values()) {
      if (!asked.includes(stream.sessionId)) continue
      const sight = standing.get(stream.sessionId)
      if (sight === undefined || sight !== stream.sight) stream.ended.abort()
    }
  }
  const check = async () => {
    const asked = [...held.values()].map(({ sessionId }) => sessionId)
    try {
      judge(asked, await listStanding(sql, asked))
      if (performance.now() - lastBeat < beatMs) return
      lastBeat = performance.now()
      await beat(sql, nodeId, [...held.keys()])
    } catch {
      // Lets a stream go that cannot be looked after: its page comes back.
      end()
    }
  }
  const look = () => {
    watch ??= setTimeout(async () => {
      await check()
      watch = undefined
      if (held.size > 0) look()
    }, checkMs)
  }

  return {
    async open({ sessionId, userId, sight }) {
      const id = newId()
      const ended = new AbortController()
      held.set(id, { sessionId, sight, ended })
      const leave = () => {
        if (held.delete(id)) sql`delete from live_stream where id = ${id}`.catch(() => undefined)
      }
      await takePlace(sql, { id, nodeId, userId }).catch((error) => {
        held.delete(id)
        throw error
      })
      look()
      return { signal: ended.signal, leave }
    },
    async close() {
      clearTimeout(watch)
      end()
      held.clear()
      await sql`delete from live_node where id = ${nodeId}`
    },
  }
}

const takePlace = (sql: postgres.Sql, { id, nodeId, userId }: { id: string; nodeId: string; userId: string }) =>
  sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`corridor streams ${userId}`}, 0))`
    await tx`insert into live_node (id) values (${nodeId}) on conflict (id) do update set seen_at = now()`
    const [row] = await tx<{ open: number }[]>`
      select count(*)::int as open from live_stream s join live_node n on n.id = s.node_id
      where s.user_id = ${userId} and n.seen_at > now() - make_interval(secs => ${nodeSilentSeconds})`
    if ((row?.open ?? 0) >= streamsMax) throw fail('event.tooMany', { limit: streamsMax })
    await tx`insert into live_stream (id, node_id, user_id) values (${id}, ${nodeId}, ${userId})`
  })

/** Says that this node lives, and forgets what is not there any more: its own streams that have ended, and nodes that died. */
async function beat(sql: postgres.Sql, nodeId: string, held: readonly string[]): Promise<void> {
  // Ids are in the order of their time: one that opens from now on is not among those that are held, and stays.
  const now = newId()
  await sql`update live_node set seen_at = now() where id = ${nodeId}`
  await sql`delete from live_stream where node_id = ${nodeId} and id < ${now} and id <> all(${held}::uuid[])`
  await sql`delete from live_node where seen_at < now() - interval '1 hour'`
}
