import type { DnsPart, DnsState } from '@corridor/contract/mail/sending-domain/kinds'
import type { DnsCheck } from '@corridor/contract/mail/sending-domain/shapes'

/** Records of the DNS for one part; undefined if there are none yet, or nobody answered. */
export interface DnsFinding {
  part: DnsPart
  found: string[] | undefined
}

interface Domain {
  domain: string
  selector: string
  public_key: string
  return_domain: string | null
}

const foundMax = 5
const charsMax = 600

/** Each record as it should stand beside what was found, with what is to be changed. */
export function judgeDns(
  { domain, selector, public_key, return_domain }: Domain,
  findings: readonly DnsFinding[],
): DnsCheck[] {
  const of = (part: DnsPart) => findings.find((finding) => finding.part === part)?.found
  const check = (
    part: DnsPart,
    host: string,
    type: DnsCheck['type'],
    wanted: string,
    judge: (found: string[]) => DnsState,
  ): DnsCheck => {
    const found = of(part)
    const shown = (found ?? []).slice(0, foundMax).map((text) => text.slice(0, charsMax))
    return { part, host, type, wanted, found: shown, state: found ? judge(found) : 'unknown' }
  }
  const dkim = `v=DKIM1; k=rsa; p=${public_key}`
  return [
    check('dkim', `${selector}._domainkey.${domain}`, 'TXT', dkim, (found) =>
      found.length === 0 ? 'missing' : found.some((text) => keyOf(text) === public_key) ? 'good' : 'wrong',
    ),
    check('spf', domain, 'TXT', 'v=spf1 mx ~all', judgeSpf),
    check('dmarc', `_dmarc.${domain}`, 'TXT', `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`, judgeDmarc),
    check('mx', domain, 'MX', `10 mail.${domain}`, judgeMx),
    ...(isApart(domain, return_domain)
      ? [
          check('return-mx', return_domain, 'MX', `10 mail.${domain}`, judgeMx),
          check('return-spf', return_domain, 'TXT', 'v=spf1 mx ~all', judgeSpf),
        ]
      : []),
  ]
}

// Asks the domain once if both are the same.
const isApart = (domain: string, returnDomain: string | null): returnDomain is string =>
  returnDomain !== null && returnDomain !== domain

/** The records of a domain's DNS that each part reads. */
export const dnsHosts = ({ domain, selector, return_domain }: Omit<Domain, 'public_key'>) =>
  [
    { part: 'dkim', host: `${selector}._domainkey.${domain}`, type: 'txt' },
    { part: 'spf', host: domain, type: 'txt' },
    { part: 'dmarc', host: `_dmarc.${domain}`, type: 'txt' },
    { part: 'mx', host: domain, type: 'mx' },
    ...(isApart(domain, return_domain)
      ? ([
          { part: 'return-mx', host: return_domain, type: 'mx' },
          { part: 'return-spf', host: return_domain, type: 'txt' },
        ] as const)
      : []),
  ] as const

const keyOf = (text: string) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s+/g, '')

// A single dot says that the domain takes no mail (RFC 7505).
const judgeMx = (found: string[]): DnsState =>
  found.length === 0 ? 'missing' : found.some((text) => /^\d+ \.?$/.test(text)) ? 'wrong' : 'good'

// RFC 7208: two records are none; one that lets everybody send says nothing.
function judgeSpf(found: string[]): DnsState {
  const records = found.filter((text) => /^v=spf1(?: |$)/i.test(text))
  if (records.length === 0) return 'missing'
  return records.length > 1 || /\+all\b|\sall\b/i.test(records[0] ?? '') ? 'wrong' : 'good'
}

function judgeDmarc(found: string[]): DnsState {
  const records = found.filter((text) => /^v=DMARC1\s*;/i.test(text))
  if (records.length === 0) return 'missing'
  return records.length === 1 && /;\s*p=(none|quarantine|reject)\b/i.test(records[0] ?? '') ? 'good' : 'wrong'
}
