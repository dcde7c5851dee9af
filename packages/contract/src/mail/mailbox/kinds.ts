/** Ways by which a company's and a member's mail goes out and comes in. Plain data: pages carry it without the validator. */
export const mailboxWays = ['password', 'google', 'microsoft', 'relay'] as const
export type MailboxWay = (typeof mailboxWays)[number]
export const mailboxWayNames: Record<MailboxWay, string> = {
  password: 'Own server with a password',
  google: 'Google sign-in',
  microsoft: 'Microsoft sign-in',
  relay: "Corridor's server",
}
/** Ways in which somebody agrees at their provider instead of telling a password. */
export const consentWays = ['google', 'microsoft'] as const satisfies readonly MailboxWay[]
export type ConsentWay = (typeof consentWays)[number]

export const mailboxStates = ['working', 'reconnect', 'failing', 'off'] as const
export type MailboxState = (typeof mailboxStates)[number]
export const mailboxStateNames: Record<MailboxState, string> = {
  working: 'Connected',
  reconnect: 'Reconnect needed',
  failing: 'Cannot be reached',
  off: 'Switched off',
}

/** States of a mailbox by its last reading; sending has a state of its own. */
export const readStates = ['working', 'reconnect', 'failing'] as const
export type ReadState = (typeof readStates)[number]

export const foldersMax = 20
export const folderCharsMax = 250

/** TLS from the first byte, or asked for before anything is told. There is none without. */
export const mailSecurities = ['tls', 'starttls'] as const
export type MailSecurity = (typeof mailSecurities)[number]
export const mailSecurityNames: Record<MailSecurity, string> = { tls: 'TLS', starttls: 'STARTTLS' }

/** Numbers of mails that go out through a mailbox if its people say nothing else. */
export const usualPace: Record<MailboxWay, { perHour: number; perDay: number }> = {
  password: { perHour: 60, perDay: 400 },
  google: { perHour: 60, perDay: 400 },
  microsoft: { perHour: 60, perDay: 400 },
  relay: { perHour: 1_000, perDay: 10_000 },
}
export const paceMax = { perHour: 10_000, perDay: 100_000 }

/** A check goes from server to server, and at each first connects and then signs in. */
export const checkedServers = ['smtp', 'imap'] as const
export type CheckedServer = (typeof checkedServers)[number]
export const checkSteps = ['connect', 'sign-in'] as const
export type CheckStep = (typeof checkSteps)[number]
