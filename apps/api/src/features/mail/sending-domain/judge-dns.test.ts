import type { DnsPart, DnsState } from '@corridor/contract/mail/sending-domain/kinds'
import { expect, it } from 'vitest'
import { judgeDns } from './judge-dns.ts'

const domain = {
  domain: 'harbor.example',
  selector: 'corridor-1',
  public_key: 'MIIBkey',
  return_domain: 'return.harbor.example',
}

it.each<[DnsPart, string[] | undefined, DnsState]>([
  ['dkim', undefined, 'unknown'],
  ['dkim', [], 'missing'],
  ['dkim', ['v=DKIM1; k=rsa; p=MIIBkey'], 'good'],
  ['dkim', ['v=DKIM1;p= MIIB key;t=s'], 'good'],
  ['dkim', ['v=DKIM1; k=rsa; p=MIIBother'], 'wrong'],
  ['spf', ['google-site-verification=1'], 'missing'],
  ['spf', ['v=spf1 include:_spf.google.com ~all'], 'good'],
  ['spf', ['v=spf1 mx -all', 'v=spf1 a -all'], 'wrong'],
  ['spf', ['v=spf1 +all'], 'wrong'],
  ['dmarc', [], 'missing'],
  ['dmarc', ['v=DMARC1; p=reject; rua=mailto:a@b.example'], 'good'],
  ['dmarc', ['v=DMARC1; rua=mailto:a@b.example'], 'wrong'],
  ['mx', ['10 mail.harbor.example'], 'good'],
  ['mx', ['0 '], 'wrong'],
  ['mx', [], 'missing'],
  ['return-mx', ['10 mail.harbor.example'], 'good'],
  ['return-mx', ['0 .'], 'wrong'],
  ['return-spf', ['v=spf1 ip4:192.0.2.1 -all'], 'good'],
  ['return-spf', [], 'missing'],
])('judges %s with %j as %s', (part, found, state) => {
  const checks = judgeDns(domain, [{ part, found }])
  expect(checks.find((check) => check.part === part)?.state).toBe(state)
})

it('asks nothing twice of a domain whose return addresses are its own, or has none', () => {
  const partsOf = (return_domain: string | null) => judgeDns({ ...domain, return_domain }, []).map(({ part }) => part)
  expect(partsOf(null)).toEqual(['dkim', 'spf', 'dmarc', 'mx'])
  expect(partsOf('harbor.example')).toEqual(['dkim', 'spf', 'dmarc', 'mx'])
})

it('says exactly what to add', () => {
  const [dkim] = judgeDns(domain, [])
  expect(dkim).toMatchObject({
    host: 'corridor-1._domainkey.harbor.example',
    type: 'TXT',
    wanted: 'v=DKIM1; k=rsa; p=MIIBkey',
  })
})
