import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerOf, openSocket } from './raw-request.ts'
import { type RunningApp, runApp } from './running-app.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

it('answers bytes that are hardly HTTP in the one shape, or hangs up', async () => {
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('content-length: 5', 'content-length: -1', 'transfer-encoding: chunked', 'host:', ': x', 'a: \0'),
  )
  const head = fc.record({
    start: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'POST /api/v1/candidate/list HTTP/1.1',
        'GET /api/v1/%ff HTTP/1.1',
        'GET * HTTP/1.1',
        'PRI * HTTP/2.0',
      ),
    ),
    lines: fc.array(line, { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(head, async ({ start, lines }) => {
      const socket = await openSocket(run.url)
      const answered = answerOf(socket)
      socket.end(`${[start, 'host: corridor', 'connection: close', ...lines].join('\r\n')}\r\n\r\n{}`)
      const answer = await answered
      if (answer === '') return
      expect(answer).toMatch(/^HTTP\/1\.1 (200|302|4\d\d) /)
      // Redirect if the web app is built: `*` is then a page that is not there.
      if (answer.startsWith('HTTP/1.1 302')) expect(answer).toMatch(/\r\nlocation: \/error\/404\r\n/)
      if (answer.startsWith('HTTP/1.1 4')) expect(answer).toMatch(/\r\n\r\n\{"success":false,"code":"[\w.]+"/)
    }),
    { numRuns: 150 },
  )
  expect(run.logLines().filter(({ level }) => level >= 50)).toEqual([])
})

it('names two hosts, and is refused, whether they agree or not', async () => {
  for (const second of ['evil.example', 'corridor', 'CORRIDOR', '']) {
    for (const line of [`host: ${second}`, `HOST: ${second}`]) {
      const socket = await openSocket(run.url)
      const answered = answerOf(socket)
      socket.end(`GET /healthz HTTP/1.1\r\nhost: corridor\r\n${line}\r\nconnection: close\r\n\r\n`)
      expect(await answered).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"request\.malformed"/)
    }
  }
  const socket = await openSocket(run.url)
  const answered = answerOf(socket)
  socket.end('GET /healthz HTTP/1.1\r\nhost: corridor\r\nconnection: close\r\n\r\n')
  expect(await answered).toMatch(/^HTTP\/1\.1 200 /)
})
