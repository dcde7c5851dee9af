import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'

const fixtures = join(import.meta.dirname, '../../apps/api/test/fixtures')
/** The certificate of this machine's name, which the journeys' server trusts. */
export const certificateFile = join(fixtures, 'localhost.crt')

export interface MailServer {
  port: number
  close(): void
}

/** A mail server over TLS that lets in whoever knows the password, and has words of its own for the others. */
export async function openMailServer(password: string): Promise<MailServer> {
  const tls = { cert: readFileSync(certificateFile), key: readFileSync(join(fixtures, 'localhost.key')) }
  const server = createServer(tls, (socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let left = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      left += String(chunk)
      for (let end = left.indexOf('\r\n'); end >= 0; end = left.indexOf('\r\n')) {
        const [verb = '', , body = ''] = left.slice(0, end).split(' ')
        left = left.slice(end + 2)
        if (verb === 'EHLO') say('250-localhost\r\n250 AUTH PLAIN')
        else if (verb !== 'AUTH') say('250 OK')
        else if (Buffer.from(body, 'base64').toString().split('\0')[2] === password) say('235 Welcome')
        else say('535 5.7.8 The post office does not know this password')
      }
    })
    say('220 localhost')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
