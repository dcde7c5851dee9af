import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A connection to write bytes to as no well-behaved client would. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // A server that refuses early may reset what is still being written.
  socket.on('error', () => {})
  return socket
}

/** All that the server answers until it ends the connection. */
export const answerOf = (socket: Socket): Promise<string> => text(socket).catch(() => '')

export const requestHead = (method: string, path: string, headers: Record<string, string | number>) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: corridor', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
