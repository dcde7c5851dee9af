import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from './call.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { upload } from './upload.ts'

let run: RunningApp
let owner: Caller
let daemon: Server
let port: number
/** Answer of the daemon to a file. */
let judge: (file: Buffer) => string | null
let seen: Buffer[]

beforeAll(async () => {
  daemon = await listen(0)
  port = (daemon.address() as { port: number }).port
  run = await runApp({ ROLE: 'api', CLAMD_URL: `tcp://127.0.0.1:${port}` })
})
afterAll(async () => {
  daemon.close()
  await run.close()
})
beforeEach(async () => {
  seen = []
  judge = (file) => (file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterEach(async () => {
  if (!daemon.listening) daemon = await listen(port)
})

async function listen(where: number | string): Promise<Server> {
  const server = createServer((socket) => void serve(socket)).listen(where as number)
  await once(server, 'listening')
  return server
}

/** clamd's side of INSTREAM: a command, pieces behind their length, nought, an answer. */
async function serve(socket: Socket): Promise<void> {
  let waiting = Buffer.alloc(0)
  const file: Buffer[] = []
  const command = Buffer.from('zINSTREAM\0')
  let greeted = false
  socket.on('error', () => {})
  for await (const piece of socket) {
    waiting = Buffer.concat([waiting, piece])
    if (!greeted && waiting.length >= command.length) {
      if (!waiting.subarray(0, command.length).equals(command)) return void socket.end('UNKNOWN COMMAND\0')
      waiting = waiting.subarray(command.length)
      greeted = true
    }
    while (greeted && waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE(0)) {
      const length = waiting.readUInt32BE(0)
      if (length === 0) return answer(socket, Buffer.concat(file))
      file.push(waiting.subarray(4, 4 + length))
      waiting = waiting.subarray(4 + length)
    }
  }
}

function answer(socket: Socket, file: Buffer): void {
  seen.push(file)
  const line = judge(file)
  if (line === null) socket.destroy()
  else socket.end(`${line}\0`)
}

const text = (word = 'engineer') => Buffer.from(`Jane Doe, ${word}\n`)
const sendText = (bytes: Buffer) => upload(run, owner, bytes, { fileName: 'cv.txt', fileType: 'text/plain' })
const refer = (resumeKey: string) =>
  owner.post('/candidate/add-candidate', {
    firstName: 'Jane',
    lastName: 'Doe',
    email: 'jane@example.com',
    phone: '5551234567',
    resumeKey,
  })
const stateOf = async (key: string) => {
  const [row] = await run.db.owner<{ state: string }[]>`select state from stored_file where key = ${key}`
  return row?.state
}

describe('an upload with an antivirus', () => {
  it('is seen whole by it, and kept where it is clean', async () => {
    const large = Buffer.alloc(3_000_000, 'Jane Doe\n')
    expect((await refer(await sendText(large))).status).toBe(201)
    expect(seen.map((file) => file.equals(large))).toEqual([true])
  })

  it('is refused by the name of what was found, and nothing of it remains', async () => {
    const fileKey = await sendText(text('EICAR'))
    expect(await refer(fileKey)).toMatchObject({
      status: 415,
      body: { code: 'file.content', message: 'The file contains malware (Eicar-Test-Signature).' },
    })
    expect(await stateOf(fileKey)).toBeUndefined()
    expect((await refer(fileKey)).status).toBe(404)
  })

  it('is judged for malware before anything reads it', async () => {
    const fileKey = await upload(run, owner, Buffer.from('PK\x03\x04 EICAR'), { fileType: 'application/pdf' })
    expect((await refer(fileKey)).body.message).toMatch(/malware/)
  })

  it.each<[string, string | null]>([
    ['cannot scan', 'INSTREAM size limit exceeded. ERROR'],
    ['answers nonsense', 'stream: FOUND'],
    ['hangs up', null],
  ])('waits unconfirmed while the antivirus %s', async (_, line) => {
    const fileKey = await sendText(text())
    judge = () => line
    const refused = await refer(fileKey)
    expect(refused).toMatchObject({ status: 503, body: { code: 'server.unavailable' } })
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await stateOf(fileKey)).toBe('uploaded')
    judge = () => 'stream: OK'
    expect((await refer(fileKey)).status).toBe(201)
  })

  it('waits unconfirmed while no antivirus answers', async () => {
    const fileKey = await sendText(text())
    daemon.close()
    expect((await refer(fileKey)).status).toBe(503)
    expect(await stateOf(fileKey)).toBe('uploaded')
  })
})

it('is asked at a socket of this machine too', async () => {
  const path = join(run.dataDir, 'clamd.sock')
  const local = await listen(path)
  const other = await runApp({ ROLE: 'api', CLAMD_URL: `unix:${path}` })
  const person = other.call(await other.make.tokenOf('owner', await other.make.company()))
  const fileKey = await upload(other, person, text('EICAR'), { fileType: 'text/plain' })
  expect((await person.post('/agent/resume-parser', { fileKey })).body.message).toMatch(/malware/)
  await other.close()
  local.close()
})
