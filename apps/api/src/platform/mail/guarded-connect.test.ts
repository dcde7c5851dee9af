import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HostRefused, isPublicAddress, openMailGuard } from './guarded-connect.ts'

let server: Server
let port: number
let connections = 0
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1
    socket.on('error', () => {})
    socket.end('220 here\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

describe('isPublicAddress', () => {
  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1'],
    ...['2001::1', '2001:db8::1', '2002:7f00:1::1', '3fff::1', 'fec0::1', 'localhost', ''],
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '198.20.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'lets %s through',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('a connection to a server that somebody named', () => {
  const guard = (answers: string[][], allowedHosts: string[] = []) =>
    openMailGuard({ allowedHosts, resolve: async () => answers.shift() ?? [], connectWithinMs: 2_000 })

  it.each([
    ['a private address', 'mail.example', [['10.0.0.1']]],
    ['a public and a private one', 'mail.example', [['8.8.8.8', '127.0.0.1']]],
    ['an address as its name', '127.0.0.1', []],
    ['a mapped address as its name', '::ffff:127.0.0.1', []],
    ['a name that nobody has', 'nobody.example', [[]]],
  ] as const)('is not opened to %s', async (_, host, answers) => {
    const before = connections
    await expect(guard(answers.map((each) => [...each])).connect(host, 465)).rejects.toBeInstanceOf(HostRefused)
    expect(connections).toBe(before)
  })

  it('is not opened to a port that is none of mail', async () => {
    await expect(guard([['8.8.8.8']]).connect('mail.example', 22)).rejects.toThrow('Port 22 is none of a mail server')
  })

  it('goes to the very address that was judged, however often the name changes', async () => {
    // A second question would get a private address, and is not asked.
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const judged = openMailGuard({ allowedHosts: [], resolve: async () => answers.shift() ?? [] })
    expect(await judged.addressOf('mail.example', 465)).toBe('8.8.8.8')
    await expect(judged.addressOf('mail.example', 465)).rejects.toThrow('can be reached from here')
  })

  it('asks for each connection anew', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const once = guard(answers, [])
    await expect(once.connect('mail.example', 587)).rejects.toThrow('can be reached from here')
    await expect(once.connect('mail.example', 587)).rejects.toThrow('can be reached from here')
    expect(answers).toEqual([])
  })

  it('is opened to a host that the operator allowed, on any port, the first address that answers', async () => {
    const allowed = guard([['127.0.0.2', '127.0.0.1']], ['mail.example'])
    const socket = await allowed.connect('MAIL.example', port)
    expect(socket.remoteAddress).toBe('127.0.0.1')
    socket.destroy()
  })

  it('says what the network says', async () => {
    await expect(guard([['127.0.0.1']], ['mail.example']).connect('mail.example', 1)).rejects.toThrow('ECONNREFUSED')
  })
})
