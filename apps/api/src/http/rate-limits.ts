import type postgres from 'postgres'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashName } from '../platform/crypto.ts'
import { fail } from '../platform/fail.ts'

const quarterHourS = 15 * 60

/** Tries of a call of the account in 15 minutes: for one account from one address, and from one address whatever the account. */
const accountCalls = {
  'sign-up': { account: 10, address: 50 },
  'verify-email': { account: 10, address: 100 },
  'resend-verification': { account: 10, address: 50 },
  'forgot-password': { account: 5, address: 50 },
  'reset-password': { account: 20, address: 50 },
  'change-password': { account: 10, address: 100 },
  'second-step': { account: 10, address: 100 },
  'two-factor': { account: 10, address: 100 },
  invitation: { account: 30, address: 100 },
  unsubscribe: { account: 20, address: 100 },
  certificate: { account: 100, address: 200 },
  share: { account: 300, address: 600 },
  // An office's scanner looks at the links of all mails that come in, from one address.
  click: { account: 300, address: 6_000 },
  'share-request': { account: 10, address: 30 },
  // A page of twenty people, each answered and answered otherwise.
  'presentation-answer': { account: 60, address: 120 },
  'public-jobs': { account: 6_000, address: 600 },
  // An office or a university may stand behind one address.
  apply: { account: 10, address: 60 },
  mailbox: { account: 40, address: 200 },
  // One person sends few; an office or a school may stand behind one address.
  lead: { account: 10, address: 60 },
  'lead-form': { account: 600, address: 600 },
  // Each keeps a time from others for some minutes.
  hold: { account: 20, address: 20 },
} as const
export type AccountCall = keyof typeof accountCalls

const dayS = 24 * 3_600

export interface RateLimits {
  /**
   * Counts one try to sign in, and refuses past 10 per account and address, 100 per address or 30 per account in 15 minutes, and 100 per
   * account a day. From a device that its person used before only the first counts: others lock nobody out there.
   */
  signIn(email: string, address: string, isKnownDevice: boolean): Promise<void>
  /** Notes that a sign-in led to a session: it was no guess, and gives its tries back. */
  signedIn(email: string, address: string): Promise<void>
  /** Counts one call of the account, and refuses past its limits. */
  account(call: AccountCall, account: string, address: string): Promise<void>
  /** Counts one code for an account, and refuses past 50 a day from anywhere: new codes do not make guessing endless. */
  code(account: string): Promise<void>
  /**
   * Counts one try at a second factor of an account, and refuses past five in 15 minutes or fifty a day from anywhere: new sign-ins do
   * not make guessing endless. A right one is no guess.
   */
  secondFactor(account: string): Promise<{ succeeded(): Promise<void> }>
  /** Counts one try at the password of somebody who is signed in, and refuses past ten in 15 minutes or fifty a day from anywhere. */
  freshPassword(account: string): Promise<{ succeeded(): Promise<void> }>
  /** Counts one try at the password of a share link, and refuses past ten in 15 minutes or a hundred a day from anywhere. */
  sharePassword(link: string): Promise<{ succeeded(): Promise<void> }>
  /** Counts one search of a person by a passport's number, and refuses past 20 in 15 minutes or a hundred a day: numbers are not tried in turn. */
  passportSearch(person: string): Promise<void>
  /** Counts one application to a job, and refuses past 200 in 15 minutes from anywhere. */
  application(job: string): Promise<void>
  /** Counts one call without a token, and refuses past 600 per address in 15 minutes. */
  anonymous(address: string): Promise<void>
}

/** Limits counted in the database, so that they hold over all nodes. Keys are hashed: no e-mail address is kept there. */
export function makeRateLimits(sql: postgres.Sql): RateLimits {
  const client = {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => {
      const rows = await sql.unsafe(text, values)
      return { rows, rowCount: rows.count }
    },
  }
  const limiter = (name: string, points: number, duration = quarterHourS) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
    })
  const perAccount = limiter('sign-in-account', 10)
  const perAddress = limiter('sign-in-address', 100)
  const everywhere = limiter('sign-in-everywhere', 30)
  const everywhereOfDay = limiter('sign-in-day', 100, dayS)
  const perVisitor = limiter('visitor', 600)
  const ofCall = (call: AccountCall) => ({
    account: limiter(`${call}-account`, accountCalls[call].account),
    address: limiter(`${call}-address`, accountCalls[call].address),
  })
  const perCall: Record<AccountCall, ReturnType<typeof ofCall>> = {
    'sign-up': ofCall('sign-up'),
    'verify-email': ofCall('verify-email'),
    'resend-verification': ofCall('resend-verification'),
    'forgot-password': ofCall('forgot-password'),
    'reset-password': ofCall('reset-password'),
    'change-password': ofCall('change-password'),
    'second-step': ofCall('second-step'),
    'two-factor': ofCall('two-factor'),
    invitation: ofCall('invitation'),
    unsubscribe: ofCall('unsubscribe'),
    certificate: ofCall('certificate'),
    share: ofCall('share'),
    click: ofCall('click'),
    'share-request': ofCall('share-request'),
    'presentation-answer': ofCall('presentation-answer'),
    'public-jobs': ofCall('public-jobs'),
    apply: ofCall('apply'),
    mailbox: ofCall('mailbox'),
    lead: ofCall('lead'),
    'lead-form': ofCall('lead-form'),
    hold: ofCall('hold'),
  }
  const codes = limiter('code', 50, dayS)
  const secondFactors = limiter('second-factor', 5)
  const secondFactorsOfDay = limiter('second-factor-day', 50, dayS)
  const freshPasswords = limiter('fresh-password', 10)
  const freshPasswordsOfDay = limiter('fresh-password-day', 50, dayS)
  const sharePasswords = limiter('share-password', 10)
  const sharePasswordsOfDay = limiter('share-password-day', 100, dayS)
  const passportSearches = limiter('passport-search', 20)
  const passportSearchesOfDay = limiter('passport-search-day', 100, dayS)
  const perJob = limiter('application', 200)

  return {
    async signIn(email, address, isKnownDevice) {
      if (!isKnownDevice) await consume(perAddress, keyOf(address))
      await consume(perAccount, keyOf(`${email} ${address}`))
      if (isKnownDevice) return
      await consume(everywhereOfDay, keyOf(email))
      await consume(everywhere, keyOf(email))
    },
    async signedIn(email, address) {
      const account = keyOf(email)
      await Promise.all([
        perAccount.delete(keyOf(`${email} ${address}`)),
        perAddress.reward(keyOf(address)),
        everywhere.reward(account),
        everywhereOfDay.reward(account),
      ])
    },
    async account(call, account, address) {
      await consume(perCall[call].address, keyOf(address))
      await consume(perCall[call].account, keyOf(`${account} ${address}`))
    },
    code: (account) => consume(codes, keyOf(account)),
    secondFactor: attempts(secondFactors, secondFactorsOfDay),
    freshPassword: attempts(freshPasswords, freshPasswordsOfDay),
    sharePassword: attempts(sharePasswords, sharePasswordsOfDay),
    async passportSearch(person) {
      await consume(passportSearches, keyOf(person))
      await consume(passportSearchesOfDay, keyOf(person))
    },
    application: (job) => consume(perJob, keyOf(job)),
    anonymous: (address) => consume(perVisitor, keyOf(address)),
  }
}

const keyOf = (text: string) => hashName(text).toString('base64url')

/** Counts tries of an account over two spans; a right one is no guess. */
const attempts = (ofQuarterHour: RateLimiterAbstract, ofDay: RateLimiterAbstract) => async (given: string) => {
  const account = keyOf(given)
  await consume(ofDay, account)
  await consume(ofQuarterHour, account)
  return {
    succeeded: async () => {
      await Promise.all([ofQuarterHour.delete(account), ofDay.reward(account)])
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw fail('request.tooMany', { minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
  }
}
