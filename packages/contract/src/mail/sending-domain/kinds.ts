/** Records of a domain's DNS by which the world judges who may send in its name. Plain data: pages carry it without the validator. */
export const dnsParts = ['dkim', 'spf', 'dmarc', 'mx', 'return-mx', 'return-spf'] as const
export type DnsPart = (typeof dnsParts)[number]
export const dnsPartNames: Record<DnsPart, string> = {
  dkim: 'Signature (DKIM)',
  spf: 'Servers that may send (SPF)',
  dmarc: 'What to do with forgeries (DMARC)',
  mx: 'Where replies go (MX)',
  'return-mx': 'Where reports come back to (MX)',
  'return-spf': 'Servers that may send with return addresses (SPF)',
}

export const dnsStates = ['good', 'missing', 'wrong', 'unknown'] as const
export type DnsState = (typeof dnsStates)[number]
export const dnsStateNames: Record<DnsState, string> = {
  good: 'Found',
  missing: 'Missing',
  wrong: 'Needs to be changed',
  unknown: 'No answer',
}
