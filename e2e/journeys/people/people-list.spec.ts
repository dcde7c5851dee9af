import { callAs } from '../../support/sessions.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const fresh = () => `asked-${Date.now()}-${process.pid}@example.com`

test('members and those who are invited stand in one list under each of its addresses, with tabs for their states', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const email = fresh()
  const owner = await session('owner')
  await callAs(owner, 'POST', '/company-member/invite', { people: [{ email, role: 'recruiter' }] })
  await signedInAs('owner')
  await page.goto('/company/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Company Users' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add New User' })).toBeVisible()
  const tab = (name: string) => page.getByRole('button', { name, exact: true })
  const rows = page.locator('[data-row]')
  await expect(tab('All')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('e')
  await expect(page).toHaveURL('/company/users?search=e')
  await tab('Invited').click()
  await expect(page).toHaveURL('/company/users?search=e&status=invited')
  await expect(rows.filter({ hasText: email })).toContainText('Invited')
  await expect(rows.filter({ hasText: 'Active' })).toHaveCount(0)
  await expectAccessible()
  await tab('Active').click()
  await expect(rows.first()).toContainText('Active')
  await expect(rows.filter({ hasText: email })).toHaveCount(0)

  await page.goto('/company/setup/list-invitation')
  await expect(page).toHaveURL('/company/setup/members?status=invited')
  await expect(tab('Invited')).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('button', { name: 'Status Invited' })).toBeVisible()
  await expect(tab('Invited')).toBeHidden()
  await expectAccessible()
  await takeAction(page, email, 'Revoke')
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(toast(page, 'Invitation revoked')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})

test('a role that may not invite sees who is invited, and can neither invite, send again nor revoke', async ({
  page,
  signedInAs,
  session,
}) => {
  const email = fresh()
  const owner = await session('owner')
  const { data } = await callAs(owner, 'POST', '/company-member/invite', { people: [{ email, role: 'recruiter' }] })
  await signedInAs('recruiter')
  await page.goto(`/company/setup/members?search=${encodeURIComponent(email)}`)
  const row = page.locator('[data-row]').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
  await page.goto('/company/setup/members?status=active')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['View'])
  await callAs(owner, 'DELETE', `/invitation/revoke/${data[0]._id}`)
})
