import { expect, expectRows, setFilter, test } from '../../support/test.ts'

const list = '/admin/setting/list-skill'

test.beforeEach(async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto(list)
  await expectRows(page, 10)
})

test('page, size, sort, search and filter stand in the address', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.getByRole('row').nth(1)).toContainText('11')

  const sizes = page.getByRole('combobox', { name: 'Rows per page' })
  await expect(sizes.getByRole('option')).toHaveText(['5', '10', '25', '50', '100'])
  await sizes.selectOption('25')
  await expect(page).toHaveURL(/size=25/)
  await expect(page).not.toHaveURL(/page=2/)
  await expectRows(page, 25)

  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=name/)

  await setFilter(page, 'Status', 'Active')
  await expect(page).toHaveURL(/status=active/)
  await page.getByRole('searchbox', { name: /^Search by/ }).fill('java')
  await expect(page).toHaveURL(/search=java/)
  await expect(page.getByRole('link', { name: 'Java', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'AWS', exact: true })).toBeHidden()

  const shared = page.url()
  const rows = await page.getByRole('row').allTextContents()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: /^Search by/ })).toHaveValue('java')
  await expect(page.getByRole('row')).toHaveText(rows)
  const other = await context.newPage()
  await other.goto(shared)
  await expect(other.getByRole('row')).toHaveCount(rows.length)
  await expect(other.getByRole('button', { name: 'Status Active' })).toBeVisible()
})

test('Back and Forward walk through what was looked at', async ({ page }) => {
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').nth(1)).toContainText('11')
})

test('page buttons stand in blocks of five', async ({ page }) => {
  await page.goto('/admin/address-management/list-city')
  const numbers = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d+$/ })
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
  await page.getByRole('button', { name: 'Page 5', exact: true }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(numbers).toHaveText(['6', '7', '8', '9', '10'])
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'First page' }).click()
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

test('an address that makes no sense shows the list as it is', async ({ page }) => {
  await page.goto(`${list}?page=999&size=7&sort=secret&status=nonsense`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10')
})
