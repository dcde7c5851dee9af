// A mail house of its own for journeys: whoever starts this process tells it what comes in, and is told what went out.
import { openImapOffice } from './imap-office.ts'
import { localhostTls } from './localhost-tls.ts'
import { openPostOffice } from './post-office.ts'

const [, , password = ''] = process.argv
const tell = (words: object) => process.send?.(words)

const post = await openPostOffice({
  ...{ secure: true, authOptional: false, ...localhostTls },
  onAuth: ({ username, password: given }, _session, done) =>
    given === password
      ? done(null, { user: username })
      : done(new Error('The post office does not know this password')),
  content: ({ to, raw }) => {
    tell({ to, raw })
    return undefined
  },
})
const imap = await openImapOffice({ letsIn: (_user, given) => given === password })
process.on('message', (raw: string) => imap.deliver(raw))
process.on('disconnect', () => process.exit(0))
tell({ smtpPort: Number(new URL(post.url).port), imapPort: imap.port })
