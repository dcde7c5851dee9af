import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo } from '../../support/mailbox.ts'
import { giveCredentials, signUp } from '../../support/new-person.ts'
import { openSession } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'
import { chosenPassword } from '../../support/world.ts'

const linkIn = (letter: string) => /\/invite\/[\w-]{43}/.exec(letter)?.[0] ?? ''
const fresh = () => `invited-${Date.now()}-${process.pid}@example.com`

test('an administrator invites another without a mouse, who chooses a password and works as one', async ({
  page,
  browser,
}) => {
  const email = fresh()
  await enterAs(page, await openSession('administrator'))
  await page.goto('/admin/user-management/admin-users')
  await enterOn(page, page.getByRole('link', { name: 'Add User' }).first())
  await expect(page.getByLabel(/Password/)).toHaveCount(0)
  await typeInto(page, page.getByLabel(/^First Name/), 'Ingrid')
  await typeInto(page, page.getByLabel(/^Last Name/), 'Invited')
  await typeInto(page, page.getByLabel(/^Email/), email)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Invitation on its way')).toBeVisible()
  await expect(page).toHaveURL('/admin/user-management/list-invitation')
  const row = page.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Waiting')
  await takeAction(page, 'Ingrid Invited', 'Send again')
  await expect(
    toast(page, 'A letter about this went to this person less than a minute ago. Try again in a minute'),
  ).toBeVisible()

  const link = linkIn(await letterTo(page, email, /administrator of Corridor/))
  const invited = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await invited.goto(link)
  await expect(invited.getByLabel(/^First Name/)).toHaveValue('Ingrid')
  await expectNoSidewaysScroll(invited)
  await expectAccessible(invited)
  await invited.getByLabel(/^Password/).fill(chosenPassword)
  await invited.getByLabel(/^Confirm Password/).fill(chosenPassword)
  await invited.keyboard.press('Enter')
  await expect(invited).toHaveURL('/admin/dashboard')
  await invited.goto(link)
  await expect(invited.getByText('This invitation is no longer valid. Please request a new one')).toBeVisible()
  await invited.context().close()

  await page.reload()
  await expect(row).toContainText('Accepted')
})

test('an invitation that was revoked opens nothing', async ({ page }) => {
  const email = fresh()
  await enterAs(page, await openSession('administrator'))
  await page.goto('/admin/user-management/add-admin-user')
  await page.getByLabel(/^First Name/).fill('Rita')
  await page.getByLabel(/^Last Name/).fill('Revoked')
  await page.getByLabel(/^Email/).fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page).toHaveURL('/admin/user-management/list-invitation')
  const link = linkIn(await letterTo(page, email, /administrator of Corridor/))
  await takeAction(page, 'Rita Revoked', 'Revoke')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Revoked')
  await page.goto(link)
  await expect(page.getByText('This invitation is no longer valid. Please request a new one')).toBeVisible()
})

test('somebody with an account signs in with it and accepts', async ({ page, browser }) => {
  const person = await signUp('candidate')
  await enterAs(page, await openSession('administrator'))
  await page.goto('/admin/user-management/add-admin-user')
  await page.getByLabel(/^First Name/).fill('Nadia')
  await page.getByLabel(/^Last Name/).fill('Newcomer')
  await page.getByLabel(/^Email/).fill(person.email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const link = linkIn(await letterTo(page, person.email, /administrator of Corridor/))
  const invited = await (await browser.newContext()).newPage()
  await invited.goto(link)
  await expect(invited.getByText(`${person.email} has an account. Sign in with it to accept.`)).toBeVisible()
  await invited.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(invited).toHaveURL('/candidate/auth/sign-in')
  await giveCredentials(invited, person)
  await expect(invited.getByText(`You are signed in as ${person.email}.`)).toBeVisible()
  await expectAccessible(invited)
  await invited.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(invited).toHaveURL('/admin/dashboard')
  await invited.context().close()
})
