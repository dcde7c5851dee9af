import { describe, expect, it } from 'vitest'
import { readAuthentication } from './authentication-results.ts'
import { checkerOf, judgeSender } from './judge-sender.ts'
import { readMail } from './read-mail.ts'

const server = 'mx.harbor.example'
const judged = (authentication: string, by = server, address = 'dana@apex.example') =>
  judgeSender({ authentication, from: { name: 'Dana', address }, isFromOne: true }, by)

describe('what the own server says of a sender', () => {
  it.each([
    ['DMARC passes', 'mx.harbor.example; dmarc=pass header.from=apex.example', 'verified'],
    [
      'DMARC passes, and the rest does not',
      'mx.harbor.example; spf=fail smtp.mailfrom=x.example; dkim=fail; dmarc=pass',
      'verified',
    ],
    ['DMARC passes for another domain', 'mx.harbor.example; dmarc=pass header.from=else.example', 'unchecked'],
    ['DMARC fails', 'mx.harbor.example; dmarc=fail (p=NONE) header.from=apex.example', 'claimed'],
    [
      'DMARC fails, whatever passes elsewhere',
      'mx.harbor.example; dkim=pass header.d=evil.example; dmarc=fail',
      'claimed',
    ],
    ['DMARC fails and passes', 'mx.harbor.example; dmarc=pass; dmarc=fail', 'claimed'],
    [
      'DMARC has no rule, and DKIM passes',
      'mx.harbor.example; dmarc=none; dkim=pass header.d=apex.example',
      'verified',
    ],
    ['DKIM passes for the signer', 'mx.harbor.example; dkim=pass header.i=@apex.example header.s=s1', 'verified'],
    ['DKIM passes for somebody else', 'mx.harbor.example; dkim=pass header.d=evil.example', 'unchecked'],
    [
      'who signed counts, not for whom',
      'mx.harbor.example; dkim=pass header.i=@apex.example header.d=evil.example',
      'unchecked',
    ],
    ['DKIM passes for a domain beneath', 'mx.harbor.example; dkim=pass header.d=evil.apex.example', 'unchecked'],
    ['DKIM passes for an ending', 'mx.harbor.example; dkim=pass header.d=example', 'unchecked'],
    ['DKIM passes for a like name', 'mx.harbor.example; dkim=pass header.d=pex.example', 'unchecked'],
    [
      'of two signatures one passes',
      'mx.harbor.example; dkim=fail header.d=apex.example; dkim=pass header.d=apex.example',
      'verified',
    ],
    ['DKIM fails', 'mx.harbor.example; dkim=fail header.d=apex.example', 'claimed'],
    ['SPF passes', 'mx.harbor.example; spf=pass smtp.mailfrom=bounce@apex.example', 'verified'],
    ['SPF passes, by the domain alone', 'mx.harbor.example; spf=pass smtp.mailfrom=apex.example', 'verified'],
    ['SPF passes for the greeting alone', 'mx.harbor.example; spf=pass smtp.helo=apex.example', 'unchecked'],
    ['SPF fails', 'mx.harbor.example; spf=fail smtp.mailfrom=dana@apex.example', 'claimed'],
    ['SPF is not sure', 'mx.harbor.example; spf=softfail smtp.mailfrom=dana@apex.example', 'unchecked'],
    ['it could not find out', 'mx.harbor.example; dmarc=temperror; dkim=permerror header.d=apex.example', 'unchecked'],
    ['it checked nothing', 'mx.harbor.example; none', 'unchecked'],
    ['nobody wrote anything', '', 'unchecked'],
    ['another server says so', 'mx.evil.example; dmarc=pass header.from=apex.example', 'unchecked'],
    ['a like server says so', 'mx.harbor.example.evil.example; dmarc=pass', 'unchecked'],
    ['a server with a name before it says so', 'evilmx.harbor.example; dmarc=pass', 'unchecked'],
    ['a server beneath says so', 'in3.mx.harbor.example; dmarc=pass', 'verified'],
    ['another check passes', 'mx.harbor.example; auth=pass smtp.auth=dana@apex.example; arc=pass', 'unchecked'],
  ])('%s', (_, header, proof) => expect(judged(header)).toBe(proof))

  it.each([
    ['a comment', 'mx.harbor.example (a; dmarc=fail (nested) \\) ) ; dmarc=pass (p=none)', 'verified'],
    ['a comment that passes', 'mx.harbor.example; dmarc=none (dmarc=pass; dkim=pass)', 'unchecked'],
    ['folding', 'mx.harbor.example;\r\n\tdkim=pass\r\n header.d=apex.example', 'verified'],
    ['signs that stand apart', 'mx.harbor.example ; dmarc = pass header.from = apex.example ;', 'verified'],
    ['a quoted name', '"mx.harbor.example"; dmarc=pass', 'verified'],
    [
      'a quoted reason',
      'mx.harbor.example; dmarc=pass reason="as; dmarc=fail \\" said" header.from=apex.example',
      'verified',
    ],
    ['a quoted reason that passes', 'mx.harbor.example; dmarc=none reason="; dmarc=pass"', 'unchecked'],
    ['versions', 'mx.harbor.example 1; dmarc/1=pass', 'verified'],
    ['another version of the header', 'mx.harbor.example 2; dmarc=pass', 'unchecked'],
    ['another version of a method', 'mx.harbor.example; dmarc/2=pass', 'unchecked'],
    ['capitals', 'MX.Harbor.Example; DMARC=Pass header.From=APEX.example', 'verified'],
    ['a comment without an end', 'mx.harbor.example; dmarc=pass (', 'unchecked'],
    ['a quote without an end', 'mx.harbor.example; dmarc=pass reason="', 'unchecked'],
    ['a value that is missing', 'mx.harbor.example; dmarc=', 'unchecked'],
    ['words beside the name', 'mx.harbor.example 1 more; dmarc=pass', 'unchecked'],
    ['a word without a value', 'mx.harbor.example; dmarc=pass loose', 'unchecked'],
    ['more than anybody reads', `mx.harbor.example; dmarc=pass${' '.repeat(10_000)}`, 'unchecked'],
    ['more checks than anybody makes', `mx.harbor.example; dmarc=pass${'; spf=none'.repeat(200)}`, 'unchecked'],
  ])('in a header with %s', (_, header, proof) => expect(judged(header)).toBe(proof))

  it('is read without a name where the server has none, and nowhere else', () => {
    const header =
      'spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=apex.example; dmarc=pass action=none header.from=apex.example'
    expect(judged(header, '')).toBe('verified')
    expect(judged(header)).toBe('unchecked')
    expect(judged('mx.evil.example; dmarc=pass', '')).toBe('unchecked')
    expect(readAuthentication(header)).toMatchObject({ server: '', checks: [{ method: 'spf' }, { method: 'dmarc' }] })
  })

  it('is compared in one spelling of a name', () => {
    expect(judged('mx.harbor.example; dmarc=pass header.from=xn--bcher-kva.example', server, 'a@bücher.example')).toBe(
      'verified',
    )
  })

  it('takes no time on a hostile header', () => {
    const begin = performance.now()
    for (const part of ['(', '"', '\\', '=', ';', '("', ' ']) judged(`mx.harbor.example; ${part.repeat(9_900)}`)
    expect(performance.now() - begin).toBeLessThan(500)
  })
})

describe('in a mail', () => {
  const read = (...head: string[]) => readMail(Buffer.from([...head, 'Subject: Hello', '', 'Words', ''].join('\r\n')))
  const pass = 'Authentication-Results: mx.harbor.example; dmarc=pass header.from=apex.example'

  it('the topmost header alone counts', async () => {
    const fails = 'Authentication-Results: mx.harbor.example; dmarc=fail'
    const other = 'Authentication-Results: mx.evil.example; dmarc=pass'
    const from = 'From: Dana <dana@apex.example>'
    expect(judgeSender(await read(pass, from, fails), server)).toBe('verified')
    expect(judgeSender(await read(fails, from, pass), server)).toBe('claimed')
    expect(judgeSender(await read(other, pass, from), server)).toBe('unchecked')
    expect(judgeSender(await read(from, 'X-Authentication-Results: mx.harbor.example; dmarc=pass'), server)).toBe(
      'unchecked',
    )
    expect(checkerOf(await read(other, pass, from))).toBe('mx.evil.example')
    expect(checkerOf(await read(from))).toBe('')
  })

  it('that names two senders, or none, nobody is verified', async () => {
    for (const from of [
      ['From: Dana <dana@apex.example>, Eve <eve@evil.example>'],
      ['From: Dana <dana@apex.example>', 'From: Eve <eve@evil.example>'],
      ['From: Dana'],
      [],
    ])
      expect(judgeSender(await read(pass, ...from), server)).toBe('unchecked')
  })
})
