import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

const port = 4391
/** The API's root of the server that `withServer` starts. */
export const url = `http://127.0.0.1:${port}/api/v1`

/** Runs work against a server with the demo on its own data, as a signed-in person; ends the server with it. */
export async function withServer(
  dataDir: string,
  signInPath: string,
  person: object,
  work: (call: Call) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '1' },
  })
  try {
    await work(await signIn(signInPath, person))
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a bench reads what it needs of any answer.
export type Call = (method: string, path: string, body?: unknown) => Promise<any>

async function signIn(path: string, person: object): Promise<Call> {
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...sent,
    })
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    return answer.json() as Promise<any>
  }
  const deadline = performance.now() + 120_000
  for (;;) {
    const answer = await send('POST', path, person).catch(() => undefined)
    if (answer?.token)
      return (method, path, body) => send(method, path, body, { authorization: `Bearer ${answer.token}` })
    if (performance.now() > deadline) throw new Error('The server did not come up within two minutes')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
