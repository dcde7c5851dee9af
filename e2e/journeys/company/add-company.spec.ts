import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo } from '../../support/mailbox.ts'
import { openSession } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'
import { chosenPassword } from '../../support/world.ts'

const linkIn = (letter: string) => /\/invite\/[\w-]{43}/.exec(letter)?.[0] ?? ''
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A company's name has letters alone. */
const freshName = () => `Larch ${[...String(Date.now() + process.pid)].map((digit) => letters[Number(digit)]).join('')}`

test('an administrator adds a company, its Owner follows the letter and lands in the onboarding', async ({
  page,
  browser,
}) => {
  const name = freshName()
  const email = `owner-${Date.now()}-${process.pid}@example.com`
  await enterAs(page, await openSession('administrator'))
  await page.goto('/admin/companies/list-company')
  await enterOn(page, page.getByRole('link', { name: 'Add Company' }).first())
  await enterOn(page, page.getByRole('button', { name: 'Add Company' }))
  await expect(page.getByLabel(/^Company Name/)).toHaveAccessibleDescription(/Company Name is required/)
  await expect(page.getByRole('combobox', { name: 'Home Country' })).toHaveAccessibleDescription(
    /Home Country is required/,
  )
  await typeInto(page, page.getByLabel(/^Company Name/), name)
  await page.getByRole('combobox', { name: 'Company Type' }).click()
  await page.getByRole('option', { name: 'Agent', exact: true }).click()
  for (const [label, country] of [
    ['Home Country', 'India'],
    ['Client Country', 'Canada'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(country)
    await page.getByRole('option', { name: country, exact: true }).click()
  }
  await page.getByLabel(/^First Name/).fill('Laura')
  await page.getByLabel(/^Last Name/).fill('Larch')
  await page.getByLabel(/^Email/).fill(email)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Company Added Successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/companies/list-company')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('In Progress (Step 1 of 6)')
  await expect(row).toContainText('Waiting')
  await takeAction(page, name, 'Send again')
  await expect(
    toast(page, 'A letter about this went to this person less than a minute ago. Try again in a minute'),
  ).toBeVisible()
  await row.getByRole('link', { name }).click()
  await expect(page.getByText(email)).toBeVisible()

  const link = linkIn(await letterTo(page, email, new RegExp(name)))
  const owner = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await owner.goto(link)
  await expect(owner.getByText(`Your role: Owner, ${name}`)).toBeVisible()
  await owner.getByLabel(/^Password/).fill(chosenPassword)
  await owner.getByLabel(/^Confirm Password/).fill(chosenPassword)
  await owner.keyboard.press('Enter')
  await expect(owner).toHaveURL('/company/onboarding/step1')
  await expect(owner.getByLabel(/^Company Name/)).toHaveValue(name)
  await expectNoSidewaysScroll(owner)
  await owner.context().close()
  await page.goto(`/admin/companies/list-company?search=${encodeURIComponent(name)}`)
  await expect(row).toContainText('In Progress (Step 1 of 6)')
  await expect(row).not.toContainText('Waiting')
})

test('revoking the invitation takes the company away', async ({ page }) => {
  const name = freshName()
  await enterAs(page, await openSession('administrator'))
  await page.goto('/admin/company/add-company')
  await page.getByLabel(/^Company Name/).fill(name)
  await page.getByRole('combobox', { name: 'Company Type' }).click()
  await page.getByRole('option', { name: 'School', exact: true }).click()
  for (const label of ['Home Country', 'Client Country']) {
    await page.getByRole('combobox', { name: label }).fill('India')
    await page.getByRole('option', { name: 'India', exact: true }).click()
  }
  await page.getByLabel(/^First Name/).fill('Rita')
  await page.getByLabel(/^Last Name/).fill('Revoked')
  await page.getByLabel(/^Email/).fill(`gone-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Add Company' }).click()
  await expect(page).toHaveURL('/admin/companies/list-company')
  await takeAction(page, name, 'Revoke')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(toast(page, 'Invitation revoked')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeHidden()
})
