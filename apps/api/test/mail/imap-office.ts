import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:tls'
import { localhostTls } from './localhost-tls.ts'

export interface FiledMail {
  messageId: string
  raw: string
}

export interface ImapOffice {
  port: number
  /** What lies in the folder of what was sent. */
  sent: FiledMail[]
  /** How sign-ins were tried, with what came along. */
  signIns: string[]
  close(): Promise<void>
}

interface Behaviour {
  /** Whether a user name and password, or XOAUTH2's user and token, are let in. */
  letsIn: (user: string, secret: string) => boolean
  /** Without it there is no folder of what was sent. */
  hasSent?: boolean
}

/** A small IMAP server on this machine (RFC 3501): it signs in, lists folders, searches by Message-ID and appends. */
export async function openImapOffice({ letsIn, hasSent = true }: Behaviour): Promise<ImapOffice> {
  const sent: FiledMail[] = []
  const signIns: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer(localhostTls, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let left = ''
    let literal: { tag: string; bytes: number } | undefined
    const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''))
    say('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN AUTH=XOAUTH2 SASL-IR] ready')
    const letIn = (tag: string, user: string, secret: string) => {
      signIns.push(`${user} ${secret}`)
      say(
        letsIn(user, secret)
          ? `${tag} OK signed in`
          : `${tag} NO [AUTHENTICATIONFAILED] Wrong user or password, says the post office`,
      )
    }
    // A command whose secret comes in a line of its own.
    let asked: string | undefined
    function obey(given: string) {
      const line = asked ? `${asked} ${given}` : given
      asked = undefined
      const [tag = '', name = '', ...rest] = line.split(' ')
      const words = rest.join(' ')
      const [, size] = /\{(\d+)\+?\}$/.exec(line) ?? []
      switch (name.toUpperCase()) {
        case 'CAPABILITY':
          return say('* CAPABILITY IMAP4rev1 AUTH=PLAIN AUTH=XOAUTH2 SASL-IR', `${tag} OK done`)
        case 'LOGIN': {
          const [, user = '', secret = ''] = /^"?([^"\s]+)"? "?([^"]*?)"?$/.exec(words) ?? []
          return letIn(tag, user, secret)
        }
        case 'AUTHENTICATE': {
          const [how = '', body] = rest
          if (body === undefined) {
            asked = line
            return say('+ ')
          }
          const said = Buffer.from(body, 'base64').toString('utf8')
          if (how.toUpperCase() === 'PLAIN') return letIn(tag, said.split('\0')[1] ?? '', said.split('\0')[2] ?? '')
          const [user = '', token = ''] = said.split('\u0001')
          return letIn(tag, user.replace('user=', ''), token.replace('auth=Bearer ', ''))
        }
        case 'LIST':
        case 'LSUB':
        case 'XLIST': {
          const folders = ['* LIST (\\HasNoChildren) "/" INBOX']
          if (hasSent) folders.push('* LIST (\\HasNoChildren \\Sent) "/" "Sent Items"')
          return say(...(words.endsWith('""') ? ['* LIST (\\Noselect) "/" ""'] : folders), `${tag} OK done`)
        }
        case 'SELECT':
        case 'EXAMINE':
          return say(
            '* FLAGS (\\Seen)',
            `* ${sent.length} EXISTS`,
            '* OK [UIDVALIDITY 1] ok',
            `* OK [UIDNEXT ${sent.length + 1}] ok`,
            `${tag} OK [READ-WRITE] done`,
          )
        case 'SEARCH':
        case 'UID': {
          const found = sent.flatMap(({ messageId }, at) => (words.includes(messageId) ? [at + 1] : []))
          return say(`* SEARCH${found.map((each) => ` ${each}`).join('')}`, `${tag} OK done`)
        }
        case 'APPEND':
          literal = { tag, bytes: Number(size) }
          return say('+ go on')
        case 'LOGOUT':
          say('* BYE', `${tag} OK done`)
          return socket.end()
        default:
          return say(`${tag} OK done`)
      }
    }
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      left += chunk
      for (;;) {
        if (literal) {
          if (left.length < literal.bytes + 2) return
          const raw = left.slice(0, literal.bytes)
          left = left.slice(literal.bytes + 2)
          sent.push({ raw, messageId: /^message-id:\s*(<\S+>)/im.exec(raw)?.[1] ?? '' })
          say(`* ${sent.length} EXISTS`, `${literal.tag} OK done`)
          literal = undefined
          continue
        }
        const end = left.indexOf('\r\n')
        if (end < 0) return
        const line = left.slice(0, end)
        left = left.slice(end + 2)
        obey(line)
      }
    })
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    signIns,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
