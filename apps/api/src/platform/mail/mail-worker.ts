import { parentPort } from 'node:worker_threads'
import type { MailAnswer } from './mail-reader.ts'
import { MailUnreadable, readMail } from './read-mail.ts'

process.on('unhandledRejection', () => {})

parentPort?.on('message', async ({ buffer, byteOffset, length }: Uint8Array) => {
  parentPort?.postMessage(await answer(Buffer.from(buffer, byteOffset, length)))
})

async function answer(raw: Buffer): Promise<MailAnswer> {
  try {
    return { mail: await readMail(raw) }
  } catch (error) {
    return { fault: (error as Error).message, isItsOwn: error instanceof MailUnreadable }
  }
}
