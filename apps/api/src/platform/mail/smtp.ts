import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { type MailAddress, withoutControls } from './address.ts'
import type { CalendarFile } from './letter-calendar.ts'

const connectionsMax = 4
const lettersPerConnectionMax = 100
const answerCharsMax = 500

export interface SmtpLimits {
  /** From looking up the server to the end of its greeting. */
  connectWithinMs: number
  /** How long a server may say nothing. */
  silentMs: number
  /** One letter from first to last, also where the server trickles its answers. */
  sendWithinMs: number
}

/** What is sent: the same letter has the same id at each try, so that a server that has seen it can tell. */
export interface Sent {
  id: string
  from: MailAddress
  to: MailAddress
  subject: string
  text: string
  html: string
  date: Date
  /** Where a mail program ends this kind of letter with one click. */
  unsubscribeUrl: string | null
  calendar: CalendarFile | null
}

/**
 * How a try ended, with the server's words, or ours where it said nothing. `refused` was answered for good, `deferred` was surely not
 * taken and may be tried again, `unknown` was handed over without an answer and must not be.
 */
export interface Outcome {
  state: 'accepted' | 'deferred' | 'refused' | 'unknown'
  answer: string
}

export interface Smtp {
  /** Sends one letter. `beforeContent` runs when the server waits for the content; where it throws, none is sent. */
  deliver(letter: Sent, beforeContent: () => Promise<void>): Promise<Outcome>
  /** Connects, greets and signs in, and nothing more; throws where that fails. */
  greet(): Promise<unknown>
  close(): void
}

/** The operator's SMTP server, at `smtp://` or `smtps://`; the address's query sets further options of nodemailer. */
export function openSmtp(url: string, { connectWithinMs, silentMs, sendWithinMs }: SmtpLimits): Smtp {
  const transport = createTransport({
    pool: true,
    maxConnections: connectionsMax,
    maxMessages: lettersPerConnectionMax,
    // A kept connection that the server ended meanwhile; only where nothing was sent on it.
    maxRequeues: 1,
    // A password is not told to a server that has lost its TLS on the way.
    requireTLS: new URL(url).username !== '',
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    dnsTimeout: connectWithinMs,
    socketTimeout: silentMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    url,
  })
  transport.use('stream', (mail, done) => {
    const { beforeContent } = mail.data as Sending
    mail.message?.processFunc((content) => Readable.from(heldBack(content, beforeContent), { objectMode: false }))
    done()
  })
  return {
    async deliver(letter, beforeContent) {
      let began = false
      const sending: Sending = {
        ...toMessage(letter),
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
    },
    greet: () => transport.verify(),
    close: () => transport.close({ force: true }),
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

function toOutcome({ code, message, response, responseCode = 0, permanent }: SendError, began: boolean): Outcome {
  const answer = toAnswer(response ?? message)
  // Greeting and sign-in are the operator's matter: their refusal says nothing about the letter.
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (permanent && isAboutLetter) return { state: 'refused', answer }
  const isRefusal = responseCode >= 400
  return { state: began && !isRefusal ? 'unknown' : 'deferred', answer }
}

const toAnswer = (words: string) => withoutControls(words).slice(0, answerCharsMax)
