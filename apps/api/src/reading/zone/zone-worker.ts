import { parentPort } from 'node:worker_threads'
import type { ChildAnswer } from '../worker/child-hand.ts'
import type { ZoneAnswer } from './answer.ts'
import { readZoneFile } from './read-zone-file.ts'
import type { ZoneOrder } from './zone-process.ts'

process.on('unhandledRejection', () => {})

parentPort?.on('message', async ({ file, today }: ZoneOrder) => {
  const answer = await readZoneFile(file, today)
  parentPort?.postMessage({ kind: 'answer', answer } satisfies ChildAnswer<ZoneAnswer>)
})
