import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Hand } from '../../platform/threads/pool.ts'
import type { Endings, OrderBounds } from '../../platform/threads/thread.ts'

export interface ChildOrder<Order> {
  order: Order
  memoryMbMax: number
}

/** Messages of a child: a page was begun, whose time then begins; the answer; the process takes more memory than it may. */
export type ChildAnswer<Answer> = { kind: 'page' } | { kind: 'answer'; answer: Answer } | { kind: 'too much memory' }

interface ChildRules<Order, Answer> {
  /** Program of the thread that does the work: it answers each order with messages of `ChildAnswer`. */
  worker: URL
  heapMbMax: number
  /** Time of an order, or of each page that it tells of; memory of the whole process. */
  boundsOf(order: Order): OrderBounds
  ended: Endings<Answer>
}

/** A process that reads one file at a time: decoders of images are native code, whose crash must end nothing else. */
export function startChild<Order, Answer>({
  worker,
  heapMbMax,
  boundsOf,
  ended,
}: ChildRules<Order, Answer>): Hand<Order, Answer> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [fileURLToPath(worker)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMbMax}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  let alive = true
  let settle: (answer: Answer) => void = () => {}
  let beginPage = () => {}

  const die = (answer: Answer) => {
    alive = false
    settle(answer)
    child.kill('SIGKILL')
  }
  child.on('message', (message: ChildAnswer<Answer>) => {
    if (message.kind === 'page') beginPage()
    else if (message.kind === 'answer') settle(message.answer)
    else die(ended.tooMuchMemory())
  })
  child.on('error', () => die(ended.crashed()))
  child.on('exit', () => die(ended.crashed()))

  return {
    async take(order) {
      const { timeoutMs, memoryMbMax } = boundsOf(order)
      let timeout: NodeJS.Timeout | undefined
      beginPage = () => {
        clearTimeout(timeout)
        timeout = setTimeout(() => die(ended.timedOut()), timeoutMs)
      }
      beginPage()
      child.ref()
      child.channel?.ref()
      const answer = await new Promise<Answer>((resolve) => {
        settle = resolve
        child.send({ order, memoryMbMax } satisfies ChildOrder<Order>, (error) => error && die(ended.crashed()))
      })
      clearTimeout(timeout)
      beginPage = () => {}
      child.unref()
      child.channel?.unref()
      return answer
    },
    isAlive: () => alive,
    async end() {
      child.ref()
      die(ended.stopped())
      await exited
    },
  }
}
