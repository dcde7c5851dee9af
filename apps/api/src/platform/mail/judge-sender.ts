import { domainToASCII } from 'node:url'
import type { SenderProof } from '@corridor/contract/mail/inbox/kinds'
import { type Authentication, readAuthentication } from './authentication-results.ts'
import type { ReadMail } from './read-mail.ts'

/**
 * Judges the address that a mail is from by the word of the receiving server, `server` or one beneath it. Only the topmost header counts,
 * and only one by that server: all others may be the sender's own words. DMARC decides; without it DKIM or SPF for the very domain, or one
 * above it.
 */
export function judgeSender(
  mail: Pick<ReadMail, 'from' | 'isFromOne' | 'authentication'>,
  server: string,
): SenderProof {
  const read = readAuthentication(mail.authentication)
  const domain = domainOf(mail.from.address)
  if (!read || !isBy(read, server) || domain === '' || !mail.isFromOne) return 'unchecked'
  const dmarc = read.checks.filter(({ method }) => method === 'dmarc')
  if (dmarc.some(({ result }) => result === 'fail')) return 'claimed'
  const isOfFrom = ({ properties }: Check) => isSame(properties.get('header.from') ?? domain, domain)
  if (dmarc.some((check) => check.result === 'pass' && isOfFrom(check))) return 'verified'
  const aligned = read.checks.filter((check) => domainsOf(check).some((one) => isAbove(one, domain)))
  if (aligned.some(({ result }) => result === 'pass')) return 'verified'
  return aligned.some(({ result }) => result === 'fail' || result === 'hardfail') ? 'claimed' : 'unchecked'
}

type Check = Authentication['checks'][number]

/** Name of the server that says that it checked a mail; empty if none does, or without a name. */
export const checkerOf = ({ authentication }: Pick<ReadMail, 'authentication'>): string =>
  readAuthentication(authentication)?.server ?? ''

// Only Microsoft's servers have no name, and theirs stands on top of what the mail brought.
const isBy = ({ server: by }: Authentication, server: string) =>
  by === server || (server !== '' && by.endsWith(`.${server}`))

/** For which domains a check by DKIM or SPF speaks. */
function domainsOf({ method, properties }: Check): string[] {
  const names = method === 'dkim' ? ['header.d', 'header.i'] : method === 'spf' ? ['smtp.mailfrom'] : []
  // With both, `d` says who signed.
  const [first] = names.flatMap((name) => properties.get(name) ?? [])
  return first ? [domainOf(first.includes('@') ? first : `@${first}`)] : []
}

const domainOf = (address: string) => domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase())
const isSame = (one: string, other: string) => domainToASCII(one.toLowerCase()) === other
// A domain beneath may be somebody else's: a hoster gives them away. A name of one part is nobody's.
const isAbove = (one: string, domain: string) => one.includes('.') && (one === domain || domain.endsWith(`.${one}`))
