import { giveCredentials, type NewPerson, signUp } from '../../support/new-person.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'

/** Opens the page of a person whom a journey may change. */
async function idOf({ email }: NewPerson): Promise<string> {
  const { data } = await callAs(await openSession('administrator'), 'POST', '/users/list-user', { searchTerm: email })
  return data[0]._id
}

test('a user deactivated while signed in elsewhere is out at once, until activated again', async ({
  page,
  browser,
}) => {
  const person = await signUp('candidate')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/candidate/auth/sign-in')
  await giveCredentials(elsewhere, person)
  await expect(elsewhere).toHaveURL('/candidate/dashboard')

  await enterAs(page, await openSession('administrator'))
  await page.goto(`/admin/user-management/list-user?search=${encodeURIComponent(person.email)}`)
  await takeAction(page, 'Nadia Newcomer', 'Mark as Inactive')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(toast(page, 'Status updated successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText('Inactive')

  // Nothing is clicked there: the open page is told.
  await expect(elsewhere).toHaveURL('/candidate/auth/sign-in')
  await giveCredentials(elsewhere, person)
  await expect(elsewhere.getByText(/This account was deactivated/).first()).toBeVisible()

  await takeAction(page, 'Nadia Newcomer', 'Mark as Active')
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).not.toContainText('Inactive')
  await giveCredentials(elsewhere, person)
  await expect(elsewhere).toHaveURL(/\/account\/security|\/candidate\/dashboard/)
  await elsewhere.context().close()
})

test("an administrator edits a member's name and roles, and the history says so", async ({ page }) => {
  const id = await idOf(await signUp('company'))
  await enterAs(page, await openSession('administrator'))
  await page.goto(`/admin/user-management/view-user/${id}`)
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel(/^First Name/).fill('Nadine')
  await page.getByRole('checkbox', { name: 'Company User' }).check()
  await page.getByRole('checkbox', { name: 'Recruiter User' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'User Updated Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nadine Newcomer')
  await expect(page.getByText('Owner, Company User').first()).toBeVisible()
  await expect(page.getByText('Edited the account')).toBeVisible()
})

test('nobody deactivates themselves', async ({ page }) => {
  const session = await openSession('administrator')
  await enterAs(page, session)
  await page.goto(`/admin/user-management/view-user/${session.user._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Administrator')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await page.goto('/admin/user-management/list-user?search=admin%40corridor')
  await page.getByRole('button', { name: 'Actions for Ada Administrator' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit'])
})
