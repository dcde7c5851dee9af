import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { make } from '../../support/records.ts'
import { expect, expectRows, test } from '../../support/test.ts'

test('each figure of the dashboard leads to the rows that it counts', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  for (const [figure, heading] of [
    ['Total Agents', 'Agents'],
    ['Total Employees', 'Employees'],
    ['Pending Verifications', 'Pending Verifications'],
  ] as const) {
    await page.goto('/admin/dashboard')
    const link = page.getByRole('link', { name: new RegExp(`^${figure}\\s*\\d+$`) })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText(/^\d+ records?$/)).toBeVisible()
  }
})

test('the dashboard opens on what waits, and each row leads to where it is done', async ({
  page,
  session,
  signedInAs,
}) => {
  await signedInAs('administrator')
  await page.goto('/admin/dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await waiting.getByRole('link', { name: /^Confirm: Orders to confirm: \d+$/ }).click()
  await expect(page).toHaveURL('/admin/orders?status=open')
  await expectRows(page, 1)
  await page.goBack()
  await waiting.getByRole('link', { name: /^Review: Sections to verify: \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pending Verifications' })).toBeVisible()

  await make.resumeBatch(await session('bench'))
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await waiting.getByRole('link', { name: /^Review: Resumes to review: \d+$/ }).click()
  await expect(page).toHaveURL(/(compare|review)-resume/)
})

test('the charts follow their period, which stays in the address, and say the same as tables', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('administrator')
  await page.goto('/admin/dashboard')
  const chart = page.getByRole('img', { name: /^Payment Collection/ })
  await expect(chart).toBeVisible()
  const table = page.getByRole('region', { name: 'Payment Collection' }).getByRole('row')
  await page.getByText('Show as table').first().click()
  await expect(table).toHaveCount(13)
  await page.getByRole('combobox', { name: 'Period of Payment Collection' }).click()
  await page.getByRole('option', { name: '6 months' }).click()
  await expect(page).toHaveURL(/payments=6/)
  await expect(table).toHaveCount(7)
  await page.getByRole('combobox', { name: 'Period of Total Applications' }).click()
  await page.getByRole('option', { name: '1 month' }).click()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Period of Payment Collection' })).toHaveValue('6 months')
  await expect(page.getByRole('combobox', { name: 'Period of Total Applications' })).toHaveValue('1 month')
  await expect(chart).toBeVisible()
  await expectAccessible()
})

test('the dashboard fits a phone, from right to left', async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('administrator')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('img', { name: /^تحصيل المدفوعات/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the figures say so where they do not arrive, and come by a retry', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.route('**/api/v1/dashboard/admin', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/admin/dashboard')
  const retry = page.getByRole('button', { name: 'Try again' }).first()
  await expect(retry).toBeVisible()
  await page.unroute('**/api/v1/dashboard/admin')
  await retry.click()
  await expect(page.getByRole('link', { name: /^Total Agents/ })).toBeVisible()
})
