import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

const port = 4391
/** The API's root of the server that `withServer` starts. */
export const url = `http://127.0.0.1:${port}/api/v1`

/** Runs work while a program of ours serves at a port, and ends it then. Throws if the port is taken, or if the program ends before. */
export async function whileServed<Result>(
  { port, args, env = process.env }: { port: number; args: readonly string[]; env?: NodeJS.ProcessEnv },
  work: () => Promise<Result>,
): Promise<Result> {
  await refuseTaken(port)
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(server, 'exit')
  const endedEarly = ended.then(([code]) => {
    throw new Error(`The measured server ended with ${code} while it was measured`)
  })
  try {
    return await Promise.race([work(), endedEarly])
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** The product itself. */
export const product = [join(import.meta.dirname, '../apps/api/src/main.ts')]

/** Runs work against a server with the demo on its own data, as a signed-in person; ends the server with it. */
export const withServer = (
  dataDir: string,
  signInPath: string,
  person: object,
  work: (call: Call) => Promise<void>,
): Promise<void> =>
  whileServed(
    {
      port,
      args: product,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '1' },
    },
    async () => work(await signIn(signInPath, person)),
  )

/** Another server would be measured instead, or nothing at all. */
async function refuseTaken(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } catch {
    return
  } finally {
    socket.destroy()
  }
  throw new Error(`Port ${port} is taken: end what listens there, and measure again`)
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
