import { headOf, type MailHouse, openMailHouse } from '../../support/mail-house.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { ownAddress, startOwnInstallation } from '../../support/own-installation.ts'
import { make, unique } from '../../support/records.ts'
import { putOnHotlist, vendorOfTwentyFive, writeCampaign } from '../../support/send-hotlist.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const secret = 'Relay-lantern-93'
const chosen = { password: 'Quartz@7-otter', confirmPassword: 'Quartz@7-otter' }
// A fresh database is made and migrated first, which a busy machine takes its time for.
const startMs = 240_000

let house: MailHouse
let own: Awaited<ReturnType<typeof startOwnInstallation>>
// One installation for all of them, so one worker.
test.describe.configure({ mode: 'default' })
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

/** Letters kept for an address, read at the machine. */
async function letterTo(email: string, subject: RegExp): Promise<string> {
  const find = async () => {
    const letters = (await own.command('mailbox')).split(/^-{60}$/m)
    return letters.find((letter) => letter.includes(email) && subject.test(letter)) ?? ''
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return find()
}

test('a firm that has just signed up sends a hotlist to twenty-five without any set-up, and submits somebody', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  const owner = await completedOwner(unique('Larch'), { address: ownAddress, letterTo })
  const people = [await make.candidate(owner), await make.candidate(owner)]
  const [hotlist, vendor] = [await make.hotlist(owner), await vendorOfTwentyFive(owner)]
  const desk = unique('Desk')
  await callAs(owner, 'POST', '/business-unit/add', { name: desk })
  await enterAs(page, owner)
  await putOnHotlist(page, people, hotlist)
  const subject = unique('Bench')
  await writeCampaign(page, { hotlist, vendor, from: desk, subject })

  // All that is missing stands in one list, and each thing leads to where it is filled in.
  const missing = page.getByRole('list', { name: 'Before this can be sent' })
  await expect(missing.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Send to 25' })).toBeDisabled()
  await missing.getByRole('link', { name: 'Add an e-mail address' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('desk@larch.example')
  await page.getByRole('textbox', { name: 'Postal Address' }).fill('12 Ring Road, Charlotte NC 28202')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Unit Updated Successfully')).toBeVisible()
  await page.goto('/company/campaign/list-campaign')
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('link', { name: 'Review recipients' }).click()
  await page.getByRole('button', { name: 'Send to 25' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toContainText('Test')
  await expect(page.getByText(/25 kept here/)).toBeVisible({ timeout: 60_000 })
  await expectAccessible()
  const kept = (await own.command('mailbox')).split(/^-{60}$/m).filter((mail) => mail.includes(`Subject: ${subject}`))
  expect(kept).toHaveLength(25)
  expect(house.read).toEqual([])

  const job = await make.job(owner, { kind: 'vendor', vendor: vendor._id })
  const [person] = people as [(typeof people)[0]]
  await page.goto(`/company/candidate/view-candidate/${person._id}`)
  await page.getByRole('link', { name: 'Add submission' }).click()
  await page.getByRole('combobox', { name: 'Job' }).fill(job.name)
  await page.getByRole('option', { name: job.name }).click()
  await page.getByRole('button', { name: 'Add Submission' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.name} To vendor`)
})

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

  // A letter that opens an account is read at the machine alone.
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
  // Letters kept before stay in their place: the test to oneself is all that came of this address.
  expect(house.read.filter(({ to }) => to[0] === email)).toHaveLength(1)
})
