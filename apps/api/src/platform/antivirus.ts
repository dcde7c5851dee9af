import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { fail } from './fail.ts'

const withinMs = 60_000
const connectWithinMs = 3_000
const retryAfterSeconds = 30

export interface Antivirus {
  /** The name of what was found in the file at `path`, or null. Throws `server.unavailable` if nobody could look. */
  scan(path: string): Promise<string | null>
}

/** clamd at `tcp://host:port` or `unix:/path`; without an address nobody looks. */
export function openAntivirus(url: string | undefined): Antivirus {
  if (!url) return { scan: async () => null }
  return {
    async scan(path) {
      const answer = await ask(url, path).catch((error) => {
        throw unavailable(error)
      })
      const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
      if (name) return name
      // Also a stream over its limit: what it has not seen is not clean.
      if (answer !== 'stream: OK') throw unavailable(new Error('clamd answered with an error'))
      return null
    },
  }
}

/** Sends the file in pieces, each behind its length, and a last one without length; answers clamd's line. */
async function ask(url: string, path: string): Promise<string> {
  const socket = open(url)
  const endAfter = (ms: number) => setTimeout(() => socket.destroy(new Error('clamd took too long')), ms)
  const timers = [endAfter(connectWithinMs)]
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    clearTimeout(timers[0])
    timers.push(endAfter(withinMs))
    const answer = read(socket)
    send(socket, path).catch((error) => socket.destroy(error))
    return await answer
  } finally {
    timers.forEach(clearTimeout)
    socket.destroy()
  }
}

function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect({ path: url.slice('unix:'.length) })
  const { hostname, port } = new URL(url)
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

async function send(socket: Socket, path: string): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    socket.write(sizeOf(chunk.length))
    if (!socket.write(chunk)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
    if (socket.destroyed) return
  }
  socket.write(sizeOf(0))
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return size
}

async function read(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    const end = answer.indexOf('\0')
    if (end >= 0) return answer.slice(0, end).trim()
    if (answer.length > 1_000) break
  }
  throw new Error('clamd broke off')
}

const unavailable = (cause: unknown) => Object.assign(fail('server.unavailable', {}, { retryAfterSeconds }), { cause })
