import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool'
import { type MailAddress, toOneAddress, withoutControls } from './address.ts'
import type { CalendarFile } from './letter-calendar.ts'

const connectionsMax = 4
const lettersPerConnectionMax = 100
const answerCharsMax = 500

export interface SmtpLimits {
  /** From looking up the server to the end of its greeting. */
  connectWithinMs: number
  /** Milliseconds for which a server may say nothing. */
  silentMs: number
  /** One letter from first to last, also if the server trickles its answers. */
  sendWithinMs: number
}

const minuteMs = 60_000
export const usualSmtpLimits: SmtpLimits = {
  connectWithinMs: 10_000,
  silentMs: 2 * minuteMs,
  sendWithinMs: 3 * minuteMs,
}

/** Letter that is sent: it has the same id at each try, so that a server that has seen it can tell. */
export interface Sent {
  id: string
  from: MailAddress
  to: MailAddress
  subject: string
  text: string
  html: string
  date: Date
  /** Address at which a mail program ends this kind of letter with one click. */
  unsubscribeUrl: string | null
  calendar: CalendarFile | null
}

/**
 * End of a try, with the server's words, or ours if it said nothing. `refused` was answered for good, `deferred` was surely not taken and
 * may be tried again, `unknown` was handed over without an answer and must not be.
 */
export interface Outcome {
  state: 'accepted' | 'deferred' | 'refused' | 'unknown'
  answer: string
}

/** A mail that is written already, to one address. */
export interface WrittenMail {
  envelope: { from: string; to: string }
  /** Headers and body, signed if they are to be. */
  raw: Buffer
}

/** A server that a member or a company named, instead of the operator's address. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte, or before anything is told; or none if nothing secret is. */
  security: 'tls' | 'starttls' | 'none'
  /** Null for a server that lets in without a sign-in. */
  auth: SmtpAuth | null
  /** Opens the connection: it judges where that leads to. */
  connect: (host: string, port: number) => Promise<Socket>
}

export type SmtpAuth = { user: string; pass: string } | { user: string; accessToken: string }

export interface Smtp {
  /** Sends one letter. `beforeContent` runs when the server waits for the content; if it throws, none is sent. */
  deliver(letter: Sent, beforeContent: () => Promise<void>): Promise<Outcome>
  /** The same of a mail that is written already. Throws `request.invalid` for anything but one plain address on either side. */
  deliverWritten(mail: WrittenMail, beforeContent: () => Promise<void>): Promise<Outcome>
  /** Connects, greets and signs in, and nothing more; throws if that fails. */
  greet(): Promise<unknown>
  close(): void
}

/**
 * An SMTP server with a pool of connections: the operator's, at `smtp://` or `smtps://`, where the address's query sets further options of
 * nodemailer, or one that somebody named.
 */
export function openSmtp(
  server: string | SmtpServer,
  { connectWithinMs, silentMs, sendWithinMs }: SmtpLimits,
  connections = connectionsMax,
): Smtp {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: lettersPerConnectionMax,
    // A kept connection that the server ended meanwhile; only if nothing was sent on it.
    maxRequeues: 1,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    dnsTimeout: connectWithinMs,
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...toOptions(server),
  })
  transport.use('stream', (mail, done) => {
    const { beforeContent } = mail.data as Sending
    mail.message?.processFunc((content) => Readable.from(heldBack(content, beforeContent), { objectMode: false }))
    done()
  })
  async function send(message: SendMailOptions, beforeContent: () => Promise<void>): Promise<Outcome> {
    let began = false
    const sending: Sending = {
      ...message,
      signal: AbortSignal.timeout(sendWithinMs),
      beforeContent: async () => {
        if (began) throw new Error('A letter is handed over once.')
        await beforeContent()
        began = true
      },
    }
    try {
      const { response } = await transport.sendMail(sending)
      return { state: 'accepted', answer: toAnswer(response) }
    } catch (error) {
      return toOutcome(error as SendError, began)
    }
  }
  return {
    deliver: (letter, beforeContent) => send(toMessage(letter), beforeContent),
    async deliverWritten({ envelope, raw }, beforeContent) {
      // Refuses several addresses in one text: nodemailer would make several recipients.
      for (const address of [envelope.from, envelope.to]) toOneAddress({ name: '', address })
      return send({ envelope, raw }, beforeContent)
    },
    greet: () => transport.verify(),
    close: () => transport.close({ force: true }),
  }
}

function toOptions(server: string | SmtpServer): SMTPPool.Options {
  // A password is not told to a server that has lost its TLS on the way.
  if (typeof server === 'string') return { url: server, requireTLS: new URL(server).username !== '' }
  const { host, port, security, auth, connect } = server
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ...(auth && { auth: 'pass' in auth ? auth : { type: 'OAuth2', ...auth } }),
    getSocket: (_options, done) =>
      connect(host, port).then(
        (connection) => done(null, { connection }),
        (error) => done(error, undefined),
      ),
  }
}

interface Sending extends SendMailOptions {
  beforeContent: () => Promise<void>
}

// The content is first read when the server has said that it waits for it.
async function* heldBack(content: Readable, beforeContent: () => Promise<void>) {
  await beforeContent()
  yield* content
}

const toMessage = ({ id, from, to, subject, text, html, date, unsubscribeUrl, calendar }: Sent): SendMailOptions => ({
  from,
  to,
  subject,
  text,
  html,
  date,
  // Mail programs offer to accept what stands there; others show it as a file.
  ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' } }),
  messageId: `<${id}@${from.address.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}) },
})

// RFC 8058.
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

interface SendError extends Error {
  code?: string
  response?: string
  responseCode?: number
  permanent?: boolean
}

// TLS or a sign-in is asked for, whatever the letter (RFC 3207, RFC 4954).
const asksOfUs: readonly number[] = [530, 534, 535, 538]

function toOutcome({ code, message, response, responseCode = 0, permanent }: SendError, began: boolean): Outcome {
  const answer = toAnswer(response ?? message)
  // Greeting and sign-in are the operator's matter: their refusal says nothing about the letter.
  const isAboutLetter = (code === 'EENVELOPE' || code === 'EMESSAGE') && !asksOfUs.includes(responseCode)
  if (permanent && isAboutLetter) return { state: 'refused', answer }
  const isRefusal = responseCode >= 400
  return { state: began && !isRefusal ? 'unknown' : 'deferred', answer }
}

const toAnswer = (words: string) => withoutControls(words).slice(0, answerCharsMax)
