import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sealSecret } from '../../src/features/mail/mailbox/secrets.ts'
import { type FieldCrypto, makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import { newId } from '../../src/platform/ids.ts'
import type { AnyRecord, Caller } from '../call.ts'
import { type ImapOffice, openImapOffice } from '../mail/imap-office.ts'
import { localhostTls, trustLocalhost } from '../mail/localhost-tls.ts'
import { openPostOffice, type PostOffice, refusal } from '../mail/post-office.ts'
import type { Company, Person } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'

const secret = 'correct-horse-7714'
const limits = {
  ...{ connectWithinMs: 3_000, silentMs: 20_000, lookAgainMs: 500 },
  ...{ takeEveryMs: 100, heldSeconds: 3, retrySeconds: 1, mailboxes: 20 },
}
let says: Error | 'cut' | undefined
let run: RunningApp
let fields: FieldCrypto
let imap: ImapOffice
let post: PostOffice
let company: Company
let seller: Person
let bench: Caller
let address: string

beforeAll(trustLocalhost)
beforeAll(async () => {
  post = await openPostOffice({
    ...{ secure: true, authOptional: false, ...localhostTls, content: () => says },
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
  })
  run = await runApp({ MAIL_ALLOWED_HOSTS: 'localhost' }, {}, undefined, limits)
  fields = makeFieldCrypto(await loadOwnKeys(run.dataDir))
})
afterAll(async () => {
  await run.close()
  await post.close()
})
beforeEach(async () => {
  says = undefined
  post.delivered.splice(0)
  company = await run.make.company()
  seller = await run.make.person('bench-sales', company)
  bench = run.call(await run.make.session(seller))
  imap = await openImapOffice({ letsIn: (_user, given) => given === secret })
  const id = newId()
  address = `${id}@harbor.example`
  await run.make.mailbox(company, {
    ...{ id, address, name: 'Harbor Talent', created_by: seller.id, member_id: seller.id, way: 'password' },
    ...{ smtp_host: 'localhost', smtp_port: Number(new URL(post.url).port), user_name: 'jane' },
    ...{ imap_host: 'localhost', imap_port: imap.port },
    sealed_password: sealSecret(fields, id, 'sealed_password', secret),
  })
})
afterEach(async () => {
  await run.db.owner`update mailbox set state = 'off'`
  await imap.close()
})

const incoming = (id: string, head: string[] = []) =>
  [
    ...['From: Dana <dana@apex.example>', 'Subject: Marcus', `Message-ID: <${id}@apex.example>`],
    ...[`Date: ${new Date().toUTCString()}`, ...head, '', 'Is Marcus open to Nashville?', ''],
  ].join('\r\n')
const list = async () => (await bench.post('/inbox/list', {})).body.data as AnyRecord[]
/** The conversation that a mail of Dana begins. */
async function begun(): Promise<AnyRecord> {
  imap.deliver(incoming('first', ['References: <older@harbor.example>']))
  await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBe(1)
  return (await list())[0] as AnyRecord
}
const answer = ({ _id, version }: AnyRecord, by = bench) =>
  by.post(`/inbox/answer/${_id}`, { version, words: 'Yes, he is.\n\n<b>Bianca</b>' })
const answers = async ({ _id }: AnyRecord) =>
  ((await bench.post('/inbox/view', { id: _id })).body as unknown as { items: AnyRecord[] }).items.filter(
    ({ direction }) => direction === 'out',
  )
const reaches = (thread: AnyRecord, wanted: object) =>
  expect.poll(async () => (await answers(thread))[0], { timeout: 15_000 }).toMatchObject(wanted)

it('goes to whoever wrote, under the mail that it answers, and lies among what was sent, once; the next mail joins it', async () => {
  const thread = await begun()
  expect((await answer(thread)).body).toMatchObject({ message: 'Answer on its way', data: { mails: 2 } })
  await reaches(thread, { answerState: 'accepted', ownWords: 'Yes, he is.\n\n<b>Bianca</b>' })
  expect(post.delivered.map(({ to, from }) => [from, to])).toEqual([[address, ['dana@apex.example']]])
  const raw = post.delivered[0]?.raw ?? ''
  expect(raw).toMatch(/^In-Reply-To: <first@apex\.example>/im)
  expect(raw.replace(/\r\n\s+/g, ' ')).toMatch(/^References: <older@harbor\.example> <first@apex\.example>/im)
  expect(raw).toMatch(/^Subject: Re: Marcus/im)
  expect(raw).toContain('&#60;b&#62;Bianca')
  await expect.poll(() => imap.sent.length, { timeout: 15_000 }).toBe(1)

  const [, ours = ''] = /^Message-ID: (<\S+>)/im.exec(raw) ?? []
  imap.deliver(incoming('second', [`In-Reply-To: ${ours}`]))
  await expect.poll(async () => (await list()).map(({ mails }) => mails), { timeout: 15_000 }).toEqual([3])
})

it('is not sent over what somebody wrote meanwhile, nor from the mailbox of another', async () => {
  const thread = await begun()
  await bench.post(`/inbox/kind/${thread._id}`, { kind: 'other' })
  expect((await answer(thread)).body.code).toBe('record.changed')
  const other = run.call(await run.make.session(await run.make.person('owner', company)))
  const now = (await list())[0] as AnyRecord
  expect((await answer(now, other)).body.code).toBe('answer.otherMailbox')
  const stranger = run.call(await run.make.session(await run.make.person('owner', await run.make.company())))
  expect((await answer(now, stranger)).status).toBe(404)
  expect(post.delivered).toEqual([])
})

it.each([
  ['refused', refusal(550, 'No such user here'), 'No such user here'],
  ['unknown', 'cut' as const, ''],
])('is %s where the server says so or says nothing, and does not leave again', async (state, said, words) => {
  const thread = await begun()
  says = said
  await answer(thread)
  await reaches(thread, { answerState: state, answer: expect.stringContaining(words) })
  expect(post.delivered).toHaveLength(1)
})
