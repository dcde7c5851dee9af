import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailboxRow, mailboxSpec } from '../../src/features/mail/mailbox/tables.ts'
import { authOf } from '../../src/features/mail/mailbox/token.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { type ConsentOffice, letIn, openConsentOffice } from './consent-office.ts'
import { trustLocalhost } from './localhost-tls.ts'
import { openReadingPlatform } from './reading-platform.ts'

const {
  POSTFIX_TEST_PORT: smtpPort,
  DOVECOT_TEST_PORT: imapPort,
  MAIL_TEST_USER: user = '',
  MAIL_TEST_TOKEN_PORT: tokenPort,
} = process.env
let provider: ConsentOffice
let run: RunningApp
let opened: Awaited<ReturnType<typeof openReadingPlatform>>
let owner: Caller

beforeAll(trustLocalhost)
beforeAll(async () => {
  provider = await openConsentOffice(Number(tokenPort))
  const settings = {
    ...{ GOOGLE_CLIENT_ID: 'corridor', GOOGLE_CLIENT_SECRET: 'client-secret-1' },
    ...{ GOOGLE_TOKEN_URL: `${provider.url}/token`, GOOGLE_SIGN_IN_URL: 'https://provider.example/agree' },
    GOOGLE_MAIL_HOSTS: `localhost:${smtpPort},localhost:${imapPort}`,
  }
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost', PUBLIC_URL: 'https://work.example', ...settings })
  opened = await openReadingPlatform(run, settings)
  owner = run.call(await run.make.tokenOf('owner', await run.make.company()))
})
afterAll(async () => {
  await opened.close()
  await run.close()
  await provider.close()
})

/** Lets in whoever has one of these tokens, and nobody else. */
const letLive = (...tokens: string[]) => {
  provider.whose = (token) => (tokens.includes(token) ? { active: true, email: user } : { active: false })
}
async function connect() {
  const { body } = await owner.post<{ url: string }>('/mailbox/start-consent', { way: 'google' })
  const state = new URL(body.url).searchParams.get('state')
  return owner.post<{ data: AnyRecord }>('/mailbox/finish-consent', { state, code: 'code-1' })
}
const checked = async (id: string) =>
  ((await owner.post<{ steps: AnyRecord[] }>(`/mailbox/check/${id}`, {})).body.steps ?? []).map(
    ({ server, step, isDone }) => [server, step, isDone],
  )

it('Postfix and Dovecot let a mailbox in by its token, refuse one that was taken back, and take the renewed one', async () => {
  letLive('first-token')
  provider.answer = () => letIn(user, 'first-token')
  const { body } = await connect()
  expect(body.data).toMatchObject({ address: user, way: 'google', state: 'working' })
  const id = body.data._id
  const good = ['smtp', 'imap'].flatMap((server) => ['connect', 'sign-in'].map((step) => [server, step, true]))
  expect(await checked(id)).toEqual(good)

  letLive('second-token')
  expect(await checked(id)).toEqual([
    ['smtp', 'connect', true],
    ['smtp', 'sign-in', false],
    ['imap', 'connect', true],
    ['imap', 'sign-in', false],
  ])

  provider.answer = () => letIn(user, 'second-token', {})
  await run.db.owner`update mailbox set access_token_until = now() where id = ${id}`
  expect(await checked(id)).toEqual(good)

  await run.db.owner`update mailbox set access_token_until = now() where id = ${id}`
  provider.answer = () => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Token was revoked' } })
  const [row] = await run.db.owner<MailboxRow[]>`
    select ${run.db.owner.unsafe(mailboxSpec.columns)} from mailbox t left join user_account m on m.id = t.member_id where t.id = ${id}`
  await expect(authOf({ db: run.db.sql, platform: opened.platform }, row as MailboxRow)).rejects.toThrow('revoked')
  expect((await owner.post('/mailbox/view', { id })).body.data).toMatchObject({ state: 'reconnect' })
}, 60_000)
