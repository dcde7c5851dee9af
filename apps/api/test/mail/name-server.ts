import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  address: string
  /** Records by `TXT harbor.example` and `MX harbor.example`; what is not there does not exist. */
  records: Map<string, string[]>
  close(): void
}

const types: Record<number, string> = { 15: 'MX', 16: 'TXT' }

/** A name server on this machine (RFC 1035) that knows TXT and MX. */
export async function openNameServer(): Promise<NameServer> {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  socket.on('message', (asked, from) => {
    const labels: string[] = []
    let at = 12
    for (let size = asked[at] ?? 0; size > 0; size = asked[at] ?? 0) {
      labels.push(asked.toString('latin1', at + 1, at + 1 + size))
      at += size + 1
    }
    const type = asked.readUInt16BE(at + 1)
    const rows = records.get(`${types[type]} ${labels.join('.').toLowerCase()}`) ?? []
    const head = Buffer.alloc(12)
    asked.copy(head, 0, 0, 2)
    head.writeUInt16BE(rows.length > 0 ? 0x8580 : 0x8583, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(rows.length, 6)
    socket.send(Buffer.concat([head, asked.subarray(12, at + 5), ...rows.map((row) => answer(type, row))]), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, records, close: () => socket.close() }
}

function answer(type: number, row: string): Buffer {
  const body = types[type] === 'MX' ? mx(row) : txt(row)
  const head = Buffer.alloc(12)
  // The name that was asked for.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(body.length, 10)
  return Buffer.concat([head, body])
}

// A text stands in pieces of at most 255 signs.
const txt = (row: string) =>
  Buffer.concat((row.match(/.{1,255}/g) ?? []).map((part) => Buffer.from([part.length, ...Buffer.from(part)])))

function mx(row: string): Buffer {
  const [priority, host = ''] = row.split(' ')
  const name = host.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([Buffer.from([0, Number(priority)]), ...name, Buffer.from([0])])
}
