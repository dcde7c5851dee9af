import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { serialize } from 'node:v8'
import { fail } from '../platform/fail.ts'
import { startPool } from '../platform/threads/pool.ts'
import { type Endings, type OrderBounds, startThread } from '../platform/threads/thread.ts'
import { type DoorBounds, openDoor } from './door.ts'
import { type KeptBounds, keepLatest } from './kept.ts'
import type { Answer, Order } from './order.ts'
import type { Works } from './works.ts'

/** Thrown if what was given cannot be drawn, or would take too long or too much memory. */
export class NotDrawn extends Error {
  override name = 'NotDrawn'
}

/** Does what `Works` names, each in a thread, and waits for its turn. Throws `NotDrawn`, and `server.draining` if the process ends. */
export type Drawer = {
  [Work in keyof Works]: (...given: Parameters<Works[Work]>) => ReturnType<Works[Work]>
}

export interface Drawing {
  /** For work that nobody waits for; how much of it goes on at a time, its queue bounds. */
  background: Drawer
  /**
   * Lets somebody who waits draw, two at a time for each asker and sixteen a thread for all. Throws `request.tooMany` and
   * `server.unavailable` before anything is done.
   */
  admit<Result>(asker: string, work: (drawer: Drawer) => Promise<Result>): Promise<Result>
  /** The same for what others are likely to ask for too: it is drawn once for as long as it says the same, and needs no admission then. */
  once(asker: string, order: Extract<Order, { work: 'paper' | 'table' }>): Promise<Uint8Array>
  close(): Promise<void>
}

export interface DrawingOptions extends Partial<OrderBounds & DoorBounds & KeptBounds> {
  threads?: number
}

const usualThreads = Math.max(1, availableParallelism() - 1)
const waitingOfThread = 16
const heapMbMax = 512
const megabyte = 1024 * 1024
const usual = { timeoutMs: 60_000, memoryMbMax: 512, eachMax: 2, bytesMax: 32 * megabyte, keptMs: 600_000 }

const ended: Endings<Answer> = {
  timedOut: () => ({ fault: 'It took too long.', isStopped: false }),
  tooMuchMemory: () => ({ fault: 'It needed too much memory.', isStopped: false }),
  crashed: () => ({ fault: 'Its thread ended.', isStopped: false }),
  stopped: () => ({ fault: 'The process ends.', isStopped: true }),
}

/** Draws papers and tables in threads with bounded time and memory; they start at the first and stay warm. */
export function startDrawing(options: DrawingOptions = {}): Drawing {
  const { threads = usualThreads, ...given } = options
  const bounds = { ...usual, allMax: waitingOfThread * threads, ...given }
  const file = new URL('./draw-worker.ts', import.meta.url)
  const pool = startPool<Order, Answer>(
    threads,
    () => startThread({ file, heapMbMax, boundsOf: () => bounds, ended }),
    ended.stopped,
  )
  const door = openDoor(bounds)
  const kept = keepLatest(bounds)
  const underway = new Map<string, Promise<Uint8Array>>()

  const run = async (order: Order) => {
    const answer = await pool.take(order)
    if ('value' in answer) return answer.value
    throw answer.isStopped ? fail('server.draining') : new NotDrawn(answer.fault)
  }
  const bytesOf = (order: Order) => run(order) as Promise<Uint8Array>
  const drawer: Drawer = {
    paper: (given) => bytesOf({ work: 'paper', given }),
    table: (given) => bytesOf({ work: 'table', given }),
    join: (given) => bytesOf({ work: 'join', given }),
    sign: (given) => bytesOf({ work: 'sign', given }),
    countPages: (given) => run({ work: 'countPages', given }) as Promise<number>,
  }

  return {
    background: drawer,
    admit: (asker, work) => door(asker, () => work(drawer)),
    async once(asker, order) {
      const name = createHash('sha256').update(serialize(order)).digest('base64')
      const known = kept.find(name) ?? underway.get(name)
      if (known) return known
      const drawn = door(asker, () => bytesOf(order)).finally(() => underway.delete(name))
      underway.set(name, drawn)
      const bytes = await drawn
      kept.keep(name, bytes)
      return bytes
    },
    async close() {
      kept.clear()
      await pool.close()
    },
  }
}
