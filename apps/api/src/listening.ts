import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, ConfigError } from './config.ts'

/** Tells a busy or forbidden port before anything is started or made. Throws `ConfigError`. */
export async function assertCanListen(config: Config): Promise<void> {
  const probe = createServer().listen(config.port, config.host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    throw toListenError(config, error)
  }
  probe.close()
  await once(probe, 'close')
}

/** The operator's words for an error of listen; any other error as it is. */
export function toListenError({ host, port }: Config, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Set PORT to another one, e.g. PORT=${port + 1} npm start.`,
    EACCES: `Port ${port} needs administrator rights. Set PORT to another one, e.g. PORT=3000 npm start.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine. Set HOST to one that is, e.g. HOST=127.0.0.1.`,
    ENOTFOUND: `HOST=${host} is not known. Set HOST to an address of this machine, e.g. HOST=127.0.0.1.`,
  }
  return messages[code] ? new ConfigError(messages[code]) : error
}
