import { test as sweep } from '../../support/sweep.ts'
import { expect, expectRows, test } from '../../support/test.ts'

const lists: [string, string, rows: number, columns: string[]][] = [
  ['admin-users', 'Admin Users', 5, ['Email', 'Role', 'Status', 'Join Date', 'Last Login', 'Actions']],
  ['company-users', 'Company Users', 5, ['Email', 'Role', 'Status', 'Join Date', 'Last Login', 'Actions']],
  ['recruiter-users', 'Recruiter Users', 10, ['Email', 'Company', 'Role']],
  ['bench-marketer-users', 'Bench Sales Users', 10, ['Email', 'Company', 'Role']],
  ['list-user', 'Users', 25, ['Email', 'Company', 'Role', 'Status', 'Last Login']],
  ['list-employees', 'Employees', 25, ['Email', 'Company', 'Role', 'Status', 'Last Login']],
]

sweep.use({ person: 'administrator' })
for (const [path, title, size, columns] of lists) {
  sweep(`${title} are sorted, searched and opened at an address that holds`, async ({ page }) => {
    await page.goto(`/admin/user-management/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const column of ['Sr', 'Name', ...columns])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue(String(size))
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page).toHaveURL(/sort=name/)
    const table = page.getByRole('table')
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('.example')
    await expect(page).toHaveURL(/search=.example/)
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const first = table.getByRole('row').nth(1).getByRole('link')
    const name = await first.textContent()
    await page.reload()
    await expect(first).toHaveText(String(name))
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(name))
    await expect(page.getByRole('heading', { name: 'What this person may do' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/sort=name.*search=.example|search=.example.*sort=name/)
    await expect(first).toHaveText(String(name))
  })
}

test('company users go by five a page, and the page is in the address', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/user-management/company-users')
  await expectRows(page, 5)
  const first = page.getByRole('row').nth(1)
  const name = await first.getByRole('link').textContent()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(first.getByRole('link')).not.toHaveText(String(name))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(first.getByRole('link')).toHaveText(String(name))
})

test('an unknown list is the not-found page', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/user-management/robots')
  await expect(page.getByRole('heading', { level: 1, name: /lost this page/ })).toBeVisible()
})

test('the roles say what each may do and how many have it, and lead to them', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/user-management/user-roles')
  for (const role of ['Administrator', 'Company User', 'Recruiter User', 'Bench Sales User', 'Owner', 'Add New Role'])
    await expect(page.getByRole('heading', { level: 2, name: role, exact: true })).toBeVisible()
  const owner = page.locator('section', { has: page.getByRole('heading', { name: 'Owner', exact: true }) })
  const matrix = page.getByRole('table', { name: 'Who may do what' })
  await expect(matrix.getByRole('columnheader')).toHaveCount(7)
  const levels = (part: string) =>
    matrix
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: part, exact: true }) })
      .getByRole('cell')
  await expect(levels('Vendors')).toHaveText(['Reads', 'Reads', 'Reads', 'Manages', 'Manages', ''])
  const count = (await owner.getByText(/^\d+$/).textContent()) ?? ''
  await owner.getByRole('link', { name: 'Show people with the role Owner' }).click()
  await expect(page).toHaveURL('/admin/user-management/list-user?role=owner')
  await expectRows(page, Math.min(Number(count), 25))
  const role = page.getByRole('combobox', { name: 'Role' })
  await expect(role).toHaveValue('Owner')
  await role.click()
  await page.getByRole('option', { name: 'Recruiter User' }).click()
  await expect(page).toHaveURL('/admin/user-management/recruiter-users')
  await expect(page.getByRole('heading', { level: 1, name: 'Recruiter Users' })).toBeVisible()
  await expect(role).toHaveValue('Recruiter User')
  await expect(page.getByRole('navigation', { name: 'Users' }).getByRole('link')).toHaveCount(4)
  await role.click()
  await page.getByRole('option', { name: 'Every role' }).click()
  await expect(page).toHaveURL('/admin/user-management/list-user')
})

test('a member of a company reaches none of it', async ({ page, signedInAs }) => {
  await signedInAs('owner')
  await page.goto('/admin/user-management/list-user')
  await expect(page).toHaveURL('/error/403')
})
