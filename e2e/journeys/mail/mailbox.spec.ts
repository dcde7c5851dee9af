import type { Page } from '@playwright/test'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { type MailServer, openMailServer } from '../../support/mail-server.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const password = 'Harbor-lantern-91'
let server: MailServer
test.beforeAll(async () => {
  server = await openMailServer(password)
})
test.afterAll(() => server.close())

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
// A password has no role by which it is found, and its label carries a mark where it is required.
const secret = (page: Page) => page.locator('input[name=password]')

test('a mailbox is added by keyboard: guessed, checked, refused in the server’s words, and saved', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const address = `desk-${crypto.randomUUID().slice(0, 8)}@harbor.example`
  await signedInAs('recruiter')
  await page.goto('/company/mailbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible()
  await enterOn(page, page.getByRole('main').getByRole('link', { name: 'Add Mailbox' }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Add Mailbox' })).toBeVisible()

  await typeInto(page, field(page, 'E-mail address'), address)
  await expect(field(page, 'Outgoing server (SMTP)')).toHaveValue('smtp.harbor.example')
  await expect(page.getByText('Guessed from the address. Your provider names the right ones.')).toBeVisible()
  await expect(field(page, 'User name')).toHaveValue(address)
  await typeInto(page, field(page, 'Sender name'), 'Harbor desk')
  await typeInto(page, field(page, 'Outgoing server (SMTP)'), 'localhost')
  await typeInto(page, field(page, 'Port').first(), String(server.port))
  await tabTo(page, field(page, 'Incoming server (IMAP)'))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await typeInto(page, secret(page), 'wrong-lantern')
  await enterOn(page, page.getByRole('button', { name: 'Check connection' }))
  const result = page.getByRole('list', { name: 'Result of the check' })
  await expect(result).toContainText('Outgoing server: Connection – Done')
  await expect(result).toContainText('Outgoing server: Sign-in – Failed')
  await expect(result).toContainText('The post office does not know this password')
  await expectAccessible()

  await enterOn(page, page.getByRole('button', { name: 'Add Mailbox' }))
  await expect(page.getByRole('main').getByText(/was not saved.*does not know this password/)).toBeVisible()
  await secret(page).focus()
  await typeInto(page, secret(page), password)
  await enterOn(page, page.getByRole('button', { name: 'Add Mailbox' }))
  await expect(toast(page, 'Mailbox Added Successfully')).toBeVisible()
  const row = page.getByRole('row', { name: address })
  await expect(row).toContainText('Connected')
  await expect(row).toContainText('60 an hour, 400 a day')

  await page.getByRole('link', { name: address }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Mailbox' })).toBeVisible()
  await expect(secret(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Check connection' }).click()
  await expect(page.getByText('Outgoing server: Sign-in – Done')).toBeVisible()
  await expectAccessible()
})

test('an Owner sees a member’s mailbox, its settings not, and switches it off', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('owner')
  await page.goto('/company/mailbox?way=relay')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible()
  const row = page.getByRole('row', { name: 'bench@harbor.example' })
  await expect(row).toContainText('Bianca Shah')
  await expect(row.getByRole('link')).toHaveCount(0)
  await takeAction(page, 'bench@harbor.example', 'Switch off')
  await expect(toast(page, 'Mailbox switched off')).toBeVisible()
  await expect(row).toContainText('Switched off')
  await expectAccessible()

  await signedInAs('bench')
  await page.goto('/company/mailbox?way=relay')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible()
  await takeAction(page, 'bench@harbor.example', 'Switch on')
  await expect(row).toContainText('Test mode')
})

test('what no provider sent here is refused, and leads back', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('bench')
  await page.goto('/company/mailbox/connected?state=nobody&code=4711')
  await expect(page.getByRole('heading', { level: 1, name: 'The mailbox was not connected' })).toBeVisible()
  await expect(page).toHaveURL(/\/connected$/)
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Mailboxes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mailboxes' })).toBeVisible()
})

test('an Owner adds a sending domain, and sees exactly what to add to its DNS', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const domain = `harbor-${crypto.randomUUID().slice(0, 8)}.example`
  await signedInAs('owner')
  await page.goto('/company/mailbox/domains')
  await expect(page.getByRole('heading', { level: 1, name: 'Sending domains' })).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: 'Add Domain' }))
  const dialog = page.getByRole('dialog', { name: 'Add Domain' })
  await expect(dialog.getByRole('textbox', { name: 'Domain' })).toBeFocused()
  await page.keyboard.type(domain)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Domain Added Successfully')).toBeVisible()
  const card = page.getByRole('article', { name: domain })
  await expect(card).toContainText('Not checked yet')
  await expect(card).toContainText(`_domainkey.${domain}`)
  await expect(card).toContainText('v=DKIM1; k=rsa; p=')
  await expectAccessible()
  const returns = card.getByRole('region', { name: 'Return addresses' })
  await enterOn(page, returns.getByRole('button', { name: 'Set Up Return Addresses' }))
  const asked = page.getByRole('dialog', { name: 'Set Up Return Addresses' })
  await expect(asked.getByRole('textbox', { name: 'Return domain' })).toHaveValue(`return.${domain}`)
  await enterOn(page, asked.getByRole('button', { name: 'Send Test Mail' }))
  // This installation sends through nobody: they are set up, and the test says why it could not leave.
  await expect(page.getByText('No mail server is set up. Please ask whoever runs this installation')).toBeVisible()
  await expect(returns).toContainText('Not tested yet')
  await expect(card).toContainText('Where reports come back to (MX)')
  await expectAccessible()
  await card.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(card).toBeHidden()
})
