import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Hand } from '../../../platform/threads/pool.ts'
import type { ExtractAnswer, ExtractFile } from '../../answer.ts'
import { ended } from '../../worker/ended.ts'
import type { ReadOrder } from '../../worker/order.ts'
import type { Languages } from './languages.ts'

export interface ScanOrder extends ReadOrder<ExtractFile> {
  languages: Languages
}
export type ScanAnswer = { kind: 'page' } | { kind: 'answer'; answer: ExtractAnswer } | { kind: 'too much memory' }

const heapMbMax = 512

/** A process that recognises one file at a time: decoders of images are native code, whose crash must end nothing else. */
export function startScanReader(languages: Languages): Hand<ReadOrder<ExtractFile>, ExtractAnswer> {
  const child = fork(fileURLToPath(new URL('./scan-child.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMbMax}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const exited = once(child, 'exit')
  let alive = true
  let settle: (answer: ExtractAnswer) => void = () => {}
  let beginPage = () => {}

  const die = (answer: ExtractAnswer) => {
    alive = false
    settle(answer)
    child.kill('SIGKILL')
  }
  child.on('message', (message: ScanAnswer) => {
    if (message.kind === 'page') beginPage()
    else if (message.kind === 'answer') settle(message.answer)
    else die(ended.tooMuchMemory())
  })
  child.on('error', () => die(ended.crashed()))
  child.on('exit', () => die(ended.crashed()))

  return {
    async take({ file, limits }) {
      let timeout: NodeJS.Timeout | undefined
      beginPage = () => {
        clearTimeout(timeout)
        timeout = setTimeout(() => die(ended.timedOut()), limits.timeoutMs)
      }
      beginPage()
      child.ref()
      child.channel?.ref()
      const answer = await new Promise<ExtractAnswer>((resolve) => {
        settle = resolve
        child.send({ file, limits, languages } satisfies ScanOrder, (error) => error && die(ended.crashed()))
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
