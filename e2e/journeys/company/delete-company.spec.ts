import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'

test('a company is deleted, comes back by undo, and from the bin', async ({ page, browser, signedInAs }) => {
  const name = unique('Cedar')
  const owner = await completedOwner(name)
  const firm = await (await browser.newContext()).newPage()
  await enterAs(firm, owner)
  // A page that listens hears of it by itself, and may leave before the click.
  await firm.route('**/api/v1/events', (route) => route.abort())
  await firm.goto('/company/dashboard')
  await expect(firm.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await signedInAs('administrator')
  await page.goto(`/admin/companies/list-company?search=${encodeURIComponent(name)}`)
  const remove = async () => {
    await takeAction(page, name, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete Company' })
    await expect(dialog).toContainText('You can undo this for 10 seconds')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Company deleted successfully')).toBeVisible()
    await expect(page.getByText('No Results Found')).toBeVisible()
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await remove()
  await firm.getByRole('link', { name: 'Candidates' }).first().click()
  await expect(firm).toHaveURL(/sign-in/)
  await page.goto(`/admin/bin?search=${encodeURIComponent(name)}`)
  await takeAction(page, name, 'Restore')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.goto(`/admin/companies/list-company?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
