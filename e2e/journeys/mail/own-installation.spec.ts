import { headOf, type MailHouse, openMailHouse } from '../../support/mail-house.ts'
import { ownAddress, startOwnInstallation } from '../../support/own-installation.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const secret = 'Relay-lantern-93'
const chosen = { password: 'Quartz@7-otter', confirmPassword: 'Quartz@7-otter' }
// A fresh database is made and migrated first, which a busy machine takes its time for.
const startMs = 240_000

let house: MailHouse
let own: Awaited<ReturnType<typeof startOwnInstallation>>
test.use({ baseURL: ownAddress })
test.beforeAll(async () => {
  test.setTimeout(startMs)
  house = await openMailHouse(secret)
  own = await startOwnInstallation()
  await expect.poll(own.answers, { timeout: startMs }).toBe(true)
})
test.afterAll(async () => {
  await own.close()
  house.close()
})

async function call(path: string, data: object, token?: string) {
  const answer = await fetch(`${ownAddress}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(data),
  })
  expect([path, answer.ok]).toEqual([path, true])
  return answer.json()
}

const tokenIn = (words: string) => /reset-password\?token=([\w-]{43})/.exec(words)?.[1] ?? ''

test('an installation without a mail server keeps its letters, until an administrator names one', async ({
  page,
  expectAccessible,
}) => {
  // A command opens the database beside the server, and is asked until the letter is there.
  test.setTimeout(240_000)
  const email = 'ada@firm.example'
  const token = tokenIn(await own.command('main', '--email', email, '--name', 'Ada Lovelace'))
  await call('/auth/reset-password', { token, ...chosen })
  await enterAs(page, await call('/admin/sign-in', { email, password: chosen.password }))

  // What opens an account is read at the machine alone.
  await call('/auth/forgot-password', { email })
  await expect.poll(async () => tokenIn(await own.command('mailbox')), { timeout: 60_000 }).not.toBe('')
  await page.goto('/dev/mailbox')
  await expect(page).toHaveURL('/admin/email/kept')
  const kept = page.getByRole('article').filter({ hasText: email }).first()
  await expect(kept).toContainText('[link]')
  await expect(page.getByRole('main')).not.toContainText('token=')

  await page.getByRole('link', { name: 'Set up email' }).click()
  await page.getByRole('textbox', { name: 'Outgoing server (SMTP)' }).fill('localhost')
  await page.getByRole('textbox', { name: 'Port' }).fill(String(house.smtpPort))
  await page.getByRole('textbox', { name: 'User name' }).fill('house')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(secret)
  await page.getByRole('textbox', { name: 'Sender address' }).fill('no-reply@firm.example')
  await page.getByRole('textbox', { name: 'Current Password' }).fill(chosen.password)
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Mail server saved')).toBeVisible()
  await expect(page.getByText('Test mode: nothing leaves this machine')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a Test to Me' }).click()
  await expect(page.getByText(`The server took a mail to ${email}:`)).toBeVisible()
  await expectAccessible()

  const { token: session } = await call('/admin/sign-in', { email, password: chosen.password })
  await call('/users/add', { firstName: 'Ines', lastName: 'Invited', email: 'ines@firm.example' }, session)
  await expect.poll(() => house.read.map(({ to }) => to[0]), { timeout: 60_000 }).toContain('ines@firm.example')
  expect(house.read.map((mail) => headOf(mail, 'From'))).toEqual(
    house.read.map(() => 'Corridor <no-reply@firm.example>'),
  )
  // What was kept before stays where it is: the test to oneself is all that came of this address.
  expect(house.read.filter(({ to }) => to[0] === email)).toHaveLength(1)
})
