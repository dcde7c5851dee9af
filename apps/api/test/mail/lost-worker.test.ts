import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openSender, type Sender } from './sender.ts'

/** Replies of the server to the first letter at the two moments that matter; it takes all later ones. */
const first = { recipient: async () => {}, content: (): 'silence' | undefined => undefined }
let asked: number
let office: PostOffice
/** Posts, and sends nothing itself. */
let desk: Sender
const workers: ChildProcess[] = []

beforeEach(async () => {
  asked = 0
  first.recipient = async () => {}
  first.content = () => undefined
  office = await openPostOffice({
    recipient: async () => {
      asked += 1
      if (asked === 1) await first.recipient()
      return undefined
    },
    content: () => (office.delivered.length === 1 ? first.content() : undefined),
  })
  desk = await openSender(office.url, { isWorking: false })
})
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
  await office.close()
  await desk.close()
})

function startWorker(): ChildProcess {
  const { owner, app } = desk.db.urls
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'mail-worker.ts'), owner, app, office.url], {
    stdio: 'inherit',
  })
  workers.push(worker)
  return worker
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Does as the queue when the time of a job has run out: it gives it to another worker. */
const giveToAnother = (mailId: string) => desk.jobs.enqueue(desk.db.sql, 'send-mail', { mailId })

describe('a worker that is killed', () => {
  it('after it handed a letter over leaves it unknown, and nobody sends it again', async () => {
    first.content = () => 'silence'
    const worker = startWorker()
    const id = await desk.post('jane@mail.example')
    await expect.poll(() => office.delivered.length, { timeout: 20_000 }).toBe(1)
    await kill(worker)
    startWorker()
    await giveToAnother(id)
    await desk.reached(id, 'unknown')
    const later = await desk.post('john@mail.example')
    await desk.reached(later, 'accepted')
    expect(office.delivered.map(({ to }) => to)).toEqual([['jane@mail.example'], ['john@mail.example']])
    expect(await desk.letter(id)).toMatchObject({ attempts: 1, answer: 'The worker ended before the server answered.' })
  })

  it('before it handed a letter over leaves it to the next, which sends it once', async () => {
    first.recipient = () => new Promise(() => {})
    const worker = startWorker()
    const id = await desk.post('jane@mail.example')
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(1)
    await kill(worker)
    startWorker()
    await giveToAnother(id)
    await desk.reached(id, 'accepted')
    expect(office.delivered).toHaveLength(1)
    expect(await desk.letter(id)).toMatchObject({ attempts: 2 })
  })
})

describe('a worker that was held up', () => {
  it('longer than its lease sends nothing any more', async () => {
    let goOn = () => {}
    first.recipient = () => new Promise((resolve) => (goOn = resolve))
    const slow = startWorker()
    const id = await desk.post('jane@mail.example')
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(1)
    startWorker()
    await giveToAnother(id)
    await desk.reached(id, 'accepted')
    goOn()
    const later = await desk.post('john@mail.example')
    await desk.reached(later, 'accepted')
    await expect.poll(() => office.delivered.length).toBe(2)
    expect(office.delivered.filter(({ to }) => to.includes('jane@mail.example'))).toHaveLength(1)
    expect(slow.exitCode).toBeNull()
    expect(await desk.letter(id)).toMatchObject({ state: 'accepted', attempts: 2 })
  })

  it('while the server answered still tells what it learnt, where nobody knew better', async () => {
    first.content = () => 'silence'
    const id = await desk.post('jane@mail.example')
    const worker = startWorker()
    await expect.poll(() => office.delivered.length, { timeout: 20_000 }).toBe(1)
    startWorker()
    await giveToAnother(id)
    await desk.reached(id, 'unknown')
    office.answerAll()
    await desk.reached(id, 'accepted')
    expect(worker.exitCode).toBeNull()
    expect(office.delivered).toHaveLength(1)
  })
})
