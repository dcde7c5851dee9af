import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:tls'
import { emptyFolder, fetched, type ImapFolder, messageIdIn, numberAnew, putInto, searched } from './imap-folder.ts'
import { localhostTls } from './localhost-tls.ts'

export interface FiledMail {
  messageId: string
  raw: string
}

export interface ImapOffice {
  port: number
  /** Mails in the folder of sent ones. */
  readonly sent: FiledMail[]
  /** Sign-ins that were tried, each with its secret. */
  signIns: string[]
  /** All commands so far, without their tags. */
  commands: string[]
  /** Connections that are open now. */
  connections(): number
  /** Puts a mail into a folder, and tells whoever waits there. */
  deliver(raw: string | Buffer, more?: { folder?: string; at?: Date }): void
  /** Numbers the mails of the inbox anew. */
  numberAnew(): void
  /** Ends all connections without a word. */
  cut(): void
  close(): Promise<void>
}

interface Behaviour {
  /** True if a user name and password, or XOAUTH2's user and token, are let in. */
  letsIn: (user: string, secret: string) => boolean
  /** Without it there is no folder of what was sent. */
  hasSent?: boolean
  /** Without it nobody is told of new mail. */
  hasIdle?: boolean
}

interface Session {
  socket: Socket
  folder: ImapFolder | undefined
  /** The tag of an IDLE that goes on. */
  idling: string | undefined
}

const inbox = 'INBOX'
const sentItems = 'Sent Items'

/** A small IMAP server on this machine (RFC 3501, 2177): it signs in, lists folders, finds, gives and takes mails. */
export async function openImapOffice({ letsIn, hasSent = true, hasIdle = true }: Behaviour): Promise<ImapOffice> {
  const folders = new Map<string, ImapFolder>([
    [inbox, emptyFolder()],
    ['Projects', emptyFolder()],
    ...(hasSent ? [[sentItems, emptyFolder()] as const] : []),
  ])
  const signIns: string[] = []
  const commands: string[] = []
  const sessions = new Set<Session>()
  const capabilities = `IMAP4rev1 AUTH=PLAIN AUTH=XOAUTH2 SASL-IR${hasIdle ? ' IDLE' : ''}`

  const tell = (folder: ImapFolder) => {
    for (const each of sessions)
      if (each.folder === folder && each.idling) each.socket.write(`* ${folder.mails.length} EXISTS\r\n`)
  }
  const deliver: ImapOffice['deliver'] = (raw, { folder: name = inbox, at = new Date() } = {}) => {
    const folder = folders.get(name) as ImapFolder
    putInto(folder, Buffer.from(raw), at)
    tell(folder)
  }

  const server = createServer(localhostTls, (socket) => {
    const session: Session = { socket, folder: undefined, idling: undefined }
    sessions.add(session)
    socket.on('error', () => {}).on('close', () => sessions.delete(session))
    let left = ''
    let literal: { tag: string; bytes: number; name: string } | undefined
    const say = (...lines: string[]) => socket.write(lines.map((line) => `${line}\r\n`).join(''))
    say(`* OK [CAPABILITY ${capabilities}] ready`)
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
      if (session.idling) {
        say(`${session.idling} OK done`)
        session.idling = undefined
        return
      }
      const line = asked ? `${asked} ${given}` : given
      asked = undefined
      const [tag = '', name = '', ...rest] = line.split(' ')
      const words = rest.join(' ')
      const [, size] = /\{(\d+)\+?\}$/.exec(line) ?? []
      commands.push(`${name} ${/^(?:login|auth)/i.test(name) ? '' : words}`.trim())
      switch (name.toUpperCase()) {
        case 'CAPABILITY':
          return say(`* CAPABILITY ${capabilities}`, `${tag} OK done`)
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
          const all = [...folders.keys()].map(
            (each) => `* LIST (\\HasNoChildren${each === sentItems ? ' \\Sent' : ''}) "/" "${each}"`,
          )
          return say(...(words.endsWith('""') ? ['* LIST (\\Noselect) "/" ""'] : all), `${tag} OK done`)
        }
        case 'SELECT':
        case 'EXAMINE': {
          const folder = folders.get(words.replaceAll('"', ''))
          if (!folder) return say(`${tag} NO There is no such folder`)
          session.folder = folder
          return say(
            '* FLAGS (\\Seen)',
            `* ${folder.mails.length} EXISTS`,
            `* OK [UIDVALIDITY ${folder.uidValidity}] ok`,
            `* OK [UIDNEXT ${folder.uidNext}] ok`,
            `${tag} OK [${name.toUpperCase() === 'SELECT' ? 'READ-WRITE' : 'READ-ONLY'}] done`,
          )
        }
        case 'SEARCH':
        case 'UID': {
          const folder = session.folder
          if (!folder) return say(`${tag} BAD No folder is open`)
          if (/^fetch/i.test(words)) {
            for (const part of fetched(folder, rest[1] ?? '', words)) socket.write(part)
            return say(`${tag} OK done`)
          }
          const isByUid = name.toUpperCase() === 'UID'
          const found = searched(folder, words).map((mail) => (isByUid ? mail.uid : folder.mails.indexOf(mail) + 1))
          return say(`* SEARCH${found.map((each) => ` ${each}`).join('')}`, `${tag} OK done`)
        }
        case 'IDLE':
          session.idling = tag
          // Tells first of mails that came since the last command.
          return say('+ idling', ...(session.folder ? [`* ${session.folder.mails.length} EXISTS`] : []))
        case 'APPEND':
          literal = { tag, bytes: Number(size), name: /^"([^"]+)"|^(\S+)/.exec(words)?.[1] ?? inbox }
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
          const { tag, bytes, name } = literal
          deliver(Buffer.from(left.slice(0, bytes), 'latin1'), { folder: name })
          left = left.slice(bytes + 2)
          say(`${tag} OK done`)
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
  const cut = () => {
    for (const { socket } of sessions) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    get sent() {
      const { mails = [] } = folders.get(sentItems) ?? {}
      return mails.map(({ raw }) => ({ raw: raw.toString('latin1'), messageId: messageIdIn(raw) }))
    },
    ...{ signIns, commands, deliver, cut },
    connections: () => sessions.size,
    numberAnew: () => numberAnew(folders.get(inbox) as ImapFolder),
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
}
