import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PersonName, password, persons, port } from './world.ts'

const root = join(import.meta.dirname, '../..')
/** Beside the journeys' own server. */
const ownPort = port + 7
export const refusingAddress = `http://127.0.0.1:${ownPort}`

interface Session {
  token: string
  roles: string[]
  user: { _id: string; firstName: string }
}

export interface RefusingWorld {
  signIn: (person: PersonName) => Promise<Session>
  call: <Answer = { data: { _id: string } }>(session: Session, path: string, body?: object) => Promise<Answer>
  close: () => Promise<void>
}

/** A server of the product with the demo, whose mail server refuses every mail. */
export async function openRefusingWorld(): Promise<RefusingWorld> {
  const house = fork(join(root, 'apps/api/test/mail/refusing-house.ts'), { stdio: 'inherit' })
  const [smtpUrl] = (await once(house, 'message')) as [string]
  const dataDir = join(tmpdir(), `corridor-journeys-${ownPort}`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { mode: 0o700 })
  const server = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(ownPort), HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'test', DEMO: '1', DATABASE_URL: '' },
      SMTP_URL: smtpUrl,
    },
  })
  const ended = once(server, 'exit')
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${refusingAddress}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const isReady = () =>
    fetch(`${refusingAddress}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  // The demo is made first.
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200))
  return {
    signIn: (person) => post(`/${persons[person].area}/sign-in`, { email: persons[person].email, password }),
    call: ({ token }, path, body = {}) => post(path, body, { authorization: `Bearer ${token}` }),
    async close() {
      server.kill('SIGTERM')
      await ended
      house.disconnect()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
