import { Resolver } from 'node:dns/promises'

/** Records of a domain's DNS; undefined if nobody answered, empty if there is nothing. */
export interface MailDns {
  txt(host: string): Promise<string[] | undefined>
  mx(host: string): Promise<string[] | undefined>
}

const nothing = ['ENODATA', 'ENOTFOUND']

/** The machine's own resolver, or the operator's: `1.1.1.1`, `10.0.0.2:5353`. */
export function openMailDns(servers: readonly string[]): MailDns {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  const asked = async <Row>(answer: Promise<Row[]>, toText: (row: Row) => string) => {
    try {
      return (await answer).map(toText)
    } catch (error) {
      return nothing.includes((error as { code?: string }).code ?? '') ? [] : undefined
    }
  }
  return {
    txt: (host) => asked(resolver.resolveTxt(host), (parts) => parts.join('')),
    mx: (host) => asked(resolver.resolveMx(host), ({ priority, exchange }) => `${priority} ${exchange}`),
  }
}
