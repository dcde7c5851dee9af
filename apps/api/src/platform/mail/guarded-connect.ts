import { lookup } from 'node:dns/promises'
import { BlockList, connect, isIP, type Socket } from 'node:net'

/** The way to servers that people name: none leads into the operator's own network, unless the operator says so. */
export interface MailGuard {
  /**
   * An address of a host, judged, that must be connected to instead of the name: a name may lead elsewhere at the next question. Throws
   * `HostRefused`.
   */
  addressOf(host: string, port: number): Promise<string>
  /** A connection to such an address. Throws `HostRefused`, or what the network says. */
  connect(host: string, port: number): Promise<Socket>
}

/** A host that is not connected to. The message is for whoever named it. */
export class HostRefused extends Error {
  override name = 'HostRefused'
}

interface GuardRules {
  /** Hosts of the operator's own network, in lower case: they may be reached, on any port. */
  allowedHosts: readonly string[]
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<readonly string[]>
  connectWithinMs?: number
}

const mailPorts = [25, 465, 587, 2525, 143, 993]

export function openMailGuard({ allowedHosts, resolve = lookUp, connectWithinMs = 10_000 }: GuardRules): MailGuard {
  async function judged(host: string, port: number): Promise<readonly string[]> {
    const isAllowed = allowedHosts.includes(host.toLowerCase())
    if (!isAllowed && !mailPorts.includes(port))
      throw new HostRefused(`Port ${port} is none of a mail server: ${mailPorts.join(', ')}`)
    const addresses = isIP(host) ? [host] : await resolve(host)
    // Names of the operator's own network are told to nobody: one that is not there gets the same words. One private address among public
    // ones is refused too: whoever answers the question chooses which is taken.
    if (addresses.length === 0 || (!isAllowed && !addresses.every(isPublicAddress)))
      throw new HostRefused(`${host} is not a mail server that can be reached from here`)
    return addresses.toSorted((one, other) => isIP(one) - isIP(other))
  }
  return {
    addressOf: async (host, port) => (await judged(host, port))[0] as string,
    async connect(host, port) {
      let failure: unknown
      for (const address of await judged(host, port)) {
        try {
          return await connected(address, port, connectWithinMs)
        } catch (error) {
          failure = error
        }
      }
      throw failure
    },
  }
}

async function lookUp(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}

const connected = (host: string, port: number, withinMs: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port })
    const stop = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(withinMs, () => stop(new Error(`No answer from port ${port} within ${withinMs / 1000} s`)))
    socket.once('error', stop)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.removeListener('error', stop)
      socket.removeAllListeners('timeout')
      // Listens for an error before its caller does, a moment later: it would end the process.
      socket.on('error', () => {})
      resolve(socket)
    })
  })

// IANA's registries of special addresses. IPv6 is public in global unicast alone, without the ranges that embed another address or are for
// papers.
const special = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
])
  addRange(special, range, 'ipv4')
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addRange(special, range, 'ipv6')
const globalUnicast = new BlockList()
addRange(globalUnicast, '2000::/3', 'ipv6')

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6') {
  const [network = '', bits] = range.split('/')
  list.addSubnet(network, Number(bits), family)
}

/** True of an address that the whole internet reaches; of no loopback, private, link-local, mapped, translated or multicast one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  if (isIP(address) !== 6 || address.includes('%')) return false
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
