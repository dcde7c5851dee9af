import type { ConsentWay, MailSecurity } from './kinds.ts'

export interface MailHost {
  host: string
  port: number
  security: MailSecurity
}

export interface ProposedServers {
  /** Provider of the servers, if the address tells; null for servers that are only guessed. */
  provider: string | null
  /** The provider lets people agree there instead of telling a password. */
  consent: ConsentWay | null
  /** The provider wants a password that was made for this one program. */
  wantsAppPassword: boolean
  smtp: MailHost
  imap: MailHost
}

const tls = (host: string, port: number): MailHost => ({ host, port, security: 'tls' })
const startTls = (host: string): MailHost => ({ host, port: 587, security: 'starttls' })

/** Google's and Microsoft's servers: who agreed there is connected to these. */
export const consentHosts: Record<ConsentWay, { smtp: MailHost; imap: MailHost }> = {
  google: { smtp: tls('smtp.gmail.com', 465), imap: tls('imap.gmail.com', 993) },
  microsoft: { smtp: startTls('smtp.office365.com'), imap: tls('outlook.office365.com', 993) },
}

interface Provider extends Omit<ProposedServers, 'provider'> {
  name: string
  domains: RegExp
}

const own = (name: string, domains: RegExp, smtp: MailHost, imap: MailHost): Provider => ({
  ...{ name, domains, smtp, imap },
  consent: null,
  wantsAppPassword: true,
})

const providers: readonly Provider[] = [
  {
    ...own('Google', /^(gmail|googlemail)\.com$/, consentHosts.google.smtp, consentHosts.google.imap),
    consent: 'google',
  },
  {
    ...own(
      'Microsoft',
      /^((outlook|hotmail|live|msn)\.[a-z.]{2,6}|[\w-]+\.onmicrosoft\.com)$/,
      consentHosts.microsoft.smtp,
      consentHosts.microsoft.imap,
    ),
    consent: 'microsoft',
  },
  own(
    'Yahoo',
    /^(yahoo|ymail|rocketmail)\.[a-z.]{2,6}$/,
    tls('smtp.mail.yahoo.com', 465),
    tls('imap.mail.yahoo.com', 993),
  ),
  own('AOL', /^aol\.com$/, tls('smtp.aol.com', 465), tls('imap.aol.com', 993)),
  own('iCloud', /^(icloud|me|mac)\.com$/, startTls('smtp.mail.me.com'), tls('imap.mail.me.com', 993)),
  own('Zoho', /^zoho(mail)?\.com$/, tls('smtp.zoho.com', 465), tls('imap.zoho.com', 993)),
  own('Fastmail', /^fastmail\.(com|fm)$/, tls('smtp.fastmail.com', 465), tls('imap.fastmail.com', 993)),
  own('GMX', /^gmx\.(com|net|de|at|ch)$/, startTls('mail.gmx.net'), tls('imap.gmx.net', 993)),
  own('QQ', /^(qq|foxmail)\.com$/, tls('smtp.qq.com', 465), tls('imap.qq.com', 993)),
  own('NetEase', /^163\.com$/, tls('smtp.163.com', 465), tls('imap.163.com', 993)),
]

/** The servers that an address most likely has; undefined for what is no address yet. */
export function proposedServers(address: string): ProposedServers | undefined {
  const domain = address.trim().toLowerCase().split('@')[1]
  if (!domain?.includes('.')) return undefined
  const known = providers.find(({ domains }) => domains.test(domain))
  if (known) {
    const { name, domains: _domains, ...servers } = known
    return { provider: name, ...servers }
  }
  return {
    ...{ provider: null, consent: null, wantsAppPassword: false },
    smtp: tls(`smtp.${domain}`, 465),
    imap: tls(`imap.${domain}`, 993),
  }
}
