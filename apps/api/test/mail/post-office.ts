import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Delivered {
  to: string[]
  from: string
  /** Headers and body as they arrived. */
  raw: string
}

export interface PostOffice {
  url: string
  /** Letters whose content arrived whole, whatever was answered. */
  delivered: Delivered[]
  /** Connections that were opened so far. */
  connections(): number
  /** Takes the letters about which it was silent so far. */
  answerAll(): void
  close(): Promise<void>
}

export const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

interface Behaviour extends SMTPServerOptions {
  /** Answers the recipient; undefined accepts. */
  recipient?: (address: string) => Promise<Error | undefined> | Error | undefined
  /** Answers the content; `cut` ends the connection, `silence` answers nothing. */
  content?: (letter: Delivered) => Error | 'cut' | 'silence' | undefined
  /** Ends the connection while the content for this address comes in. */
  isCutShort?: (address: string) => boolean
}

/** A real SMTP server on this machine that answers as a test wants it to. */
export async function openPostOffice({
  recipient,
  content,
  isCutShort,
  ...options
}: Behaviour = {}): Promise<PostOffice> {
  const delivered: Delivered[] = []
  const unanswered: (() => void)[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    logger: false,
    ...options,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: async ({ address }, _session, done) => done(await recipient?.(address)),
    onData: async (stream, { envelope, id }, done) => {
      const end = () => [...server.connections].find(({ session }) => session.id === id)?._socket.destroy()
      if (envelope.rcptTo.some(({ address }) => isCutShort?.(address))) return void stream.once('data', end)
      const raw = await text(stream).catch(() => null)
      if (raw === null) return
      const letter = {
        to: envelope.rcptTo.map(({ address }) => address),
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        raw,
      }
      delivered.push(letter)
      const answer = content?.(letter)
      const answerNow = () => done(answer instanceof Error ? answer : null, 'OK: queued as 4711')
      if (answer === 'silence') unanswered.push(answerNow)
      else if (answer === 'cut') end()
      else answerNow()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const scheme = options.secure ? 'smtps' : 'smtp'
  return {
    url: `${scheme}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    connections: () => connections,
    answerAll: () => {
      for (const answerNow of unanswered.splice(0)) answerNow()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
