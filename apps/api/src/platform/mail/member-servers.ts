import type { ConsentWay } from '@corridor/contract/mail/mailbox/kinds'
import type { MailHost } from '@corridor/contract/mail/mailbox/known-hosts'
import { z } from 'zod'
import { type ConsentClient, type ConsentServer, openConsent } from './consent.ts'
import { type MailDns, openMailDns } from './dns.ts'
import { type MailGuard, openMailGuard } from './guarded-connect.ts'
import { openSmtpPool, type SmtpPool } from './smtp-pool.ts'

/** Ways of the installation to the mail servers of its members. */
export interface MemberServers {
  guard: MailGuard
  /** The providers at which the operator registered it. */
  consents: Readonly<Partial<Record<ConsentWay, ConsentClient>>>
  /** Their mail servers, if these are other ones than everybody's. */
  hosts: Readonly<Partial<Record<ConsentWay, ProviderHosts>>>
  /** DNS of their domains. */
  dns: MailDns
  /** Connections to them that are open from this process. */
  pool: SmtpPool
}

interface ProviderHosts {
  smtp: MailHost
  imap: MailHost
}

export interface MemberServersConfig {
  allowedHosts: string[]
  consents: Partial<Record<ConsentWay, ConsentServer>>
  hosts: Partial<Record<ConsentWay, ProviderHosts>>
  dnsServers: string[]
}

const text = z.string().optional()
const webUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that begins with https:// or http://.` }).optional()

/** Settings of the environment about them. */
export const memberServersSettings = {
  MAIL_ALLOWED_HOSTS: text,
  MAIL_DNS_SERVERS: z
    .string()
    .regex(/^[\d.a-f:[\], ]+$/i, 'MAIL_DNS_SERVERS must be addresses such as 1.1.1.1 or 10.0.0.2:5353, with commas.')
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_SIGN_IN_URL: webUrl('GOOGLE_SIGN_IN_URL'),
  GOOGLE_TOKEN_URL: webUrl('GOOGLE_TOKEN_URL'),
  GOOGLE_MAIL_HOSTS: text,
  MICROSOFT_CLIENT_ID: text,
  MICROSOFT_CLIENT_SECRET: text,
  MICROSOFT_SIGN_IN_URL: webUrl('MICROSOFT_SIGN_IN_URL'),
  MICROSOFT_TOKEN_URL: webUrl('MICROSOFT_TOKEN_URL'),
  MICROSOFT_MAIL_HOSTS: text,
}
type Settings = { [Name in keyof typeof memberServersSettings]?: string | undefined }

/** Reads the operator's settings; a sentence if one must be corrected. */
export function readMemberServers(settings: Settings): MemberServersConfig | string {
  const google = consentOf('GOOGLE', settings, {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'openid email https://mail.google.com/',
    more: { access_type: 'offline', prompt: 'consent' },
  })
  if (typeof google === 'string') return google
  const microsoft = consentOf('MICROSOFT', settings, {
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope:
      'openid email profile offline_access https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All',
    more: { prompt: 'select_account' },
  })
  if (typeof microsoft === 'string') return microsoft
  const [googleHosts, microsoftHosts] = [hostsOf(settings.GOOGLE_MAIL_HOSTS), hostsOf(settings.MICROSOFT_MAIL_HOSTS)]
  for (const [of, hosts] of [['GOOGLE', googleHosts] as const, ['MICROSOFT', microsoftHosts] as const])
    if (settings[`${of}_MAIL_HOSTS`] && !hosts) return `${of}_MAIL_HOSTS must look like smtp.host:465,imap.host:993.`
  return {
    allowedHosts: listIn(settings.MAIL_ALLOWED_HOSTS),
    dnsServers: listIn(settings.MAIL_DNS_SERVERS),
    consents: { ...(google && { google }), ...(microsoft && { microsoft }) },
    hosts: { ...(googleHosts && { google: googleHosts }), ...(microsoftHosts && { microsoft: microsoftHosts }) },
  }
}

const listIn = (given = '') =>
  given
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean)

type Usual = Omit<ConsentServer, 'clientId' | 'clientSecret'>

function consentOf(of: 'GOOGLE' | 'MICROSOFT', settings: Settings, usual: Usual): ConsentServer | string | undefined {
  const { [`${of}_CLIENT_ID` as const]: clientId, [`${of}_CLIENT_SECRET` as const]: clientSecret } = settings
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) return `${of}_CLIENT_ID and ${of}_CLIENT_SECRET belong together. Set both or neither.`
  return {
    ...usual,
    clientId,
    clientSecret,
    authorizeUrl: settings[`${of}_SIGN_IN_URL`] ?? usual.authorizeUrl,
    tokenUrl: settings[`${of}_TOKEN_URL`] ?? usual.tokenUrl,
  }
}

/** `smtp.host:465,imap.host:993`; undefined for anything else. */
function hostsOf(given: string | undefined): ProviderHosts | undefined {
  const [, smtpHost, smtpPort, imapHost, imapPort] =
    /^([\w.-]+):(\d{1,5}),([\w.-]+):(\d{1,5})$/.exec(given?.replaceAll(' ', '') ?? '') ?? []
  if (!smtpHost || !imapHost) return undefined
  return { smtp: hostAt(smtpHost, Number(smtpPort)), imap: hostAt(imapHost, Number(imapPort)) }
}

const hostAt = (host: string, port: number): MailHost => ({
  ...{ host, port },
  security: port === 587 ? 'starttls' : 'tls',
})

export const openMemberServers = ({
  allowedHosts,
  consents,
  hosts,
  dnsServers,
}: MemberServersConfig): MemberServers => ({
  hosts,
  dns: openMailDns(dnsServers),
  pool: openSmtpPool(),
  guard: openMailGuard({ allowedHosts }),
  consents: Object.fromEntries(Object.entries(consents).map(([way, server]) => [way, openConsent(server)])),
})
