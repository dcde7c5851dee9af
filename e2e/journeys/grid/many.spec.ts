import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const skills = (search: string) => `/admin/setting/list-skill?search=${encodeURIComponent(search)}`

test.beforeEach(({ signedInAs }) => signedInAs('administrator'))

test('one action reaches every page of what the list is narrowed to, and is undone', async ({ page, session }) => {
  const admin = await session('administrator')
  const word = unique('Many')
  for (let at = 0; at < 23; at += 1) await make.lookup(admin, 'skill', `${word} ${at}`)
  const bystander = await make.lookup(admin, 'skill')
  const statusesOf = async (searchTerm: string): Promise<string[]> => {
    const { data } = await callAs(admin, 'POST', '/skill/list', { searchTerm, limit: 100 })
    return data.map(({ status }: { status: string }) => status)
  }
  await page.goto(skills(word))
  await expectRows(page, 10)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText('10 selected')
  await bar.getByRole('button', { name: 'Select all 23' }).click()
  await expect(bar).toContainText('All 23 selected')
  await bar.getByRole('button', { name: 'Set…' }).click()
  await page.getByRole('menuitem', { name: 'Mark as Inactive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as Inactive' })
  await expect(dialog).toContainText('23 records are affected')
  await dialog.getByRole('button', { name: 'Mark as Inactive' }).click()
  await expect(toast(page, 'Marked as inactive: 23')).toBeVisible()
  expect(await statusesOf(word)).toEqual(Array(23).fill('inactive'))
  expect(await statusesOf(bystander.name)).toEqual(['active'])

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Undone')).toBeVisible()
  expect(await statusesOf(word)).toEqual(Array(23).fill('active'))
  await expect(page.getByRole('table').getByText('Inactive')).toHaveCount(0)
})

test('where the list has changed since it was looked at, nothing happens and the list shows what there is', async ({
  page,
  session,
}) => {
  const admin = await session('administrator')
  const word = unique('Moved')
  for (let at = 0; at < 12; at += 1) await make.lookup(admin, 'skill', `${word} ${at}`)
  await page.goto(skills(word))
  await expectRows(page, 10)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Select all 12' }).click()
  await make.lookup(admin, 'skill', `${word} of a colleague`)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, '13 records match now, not 12. Please look at the list again')).toBeVisible()
  await expect(page.getByText('13 records', { exact: true })).toBeVisible()
})

test('records that cannot be deleted are named with the reason; the others are deleted', async ({
  page,
  session,
  expectAccessible,
}) => {
  const admin = await session('administrator')
  const land = await make.country(admin)
  const free = await make.state(admin, land._id)
  const used = await make.state(admin, land._id)
  await make.city(admin, used._id)
  await page.goto(`/admin/address-management/list-state?country=${land._id}`)
  await expectRows(page, 2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const card = page.getByRole('region', { name: 'Changes to many records' })
  await expect(card).toContainText('Deleted: 1')
  await expect(card).toContainText('Skipped: 1')
  await expect(card).toContainText(`State "${used.name}" is in use by 1 record and cannot be deleted`)
  await expectAccessible()
  await expect(page.getByRole('link', { name: free.name })).toBeHidden()
  // It stays in sight on other pages, and after a reload, until it is closed or undone.
  await page.goto('/admin/setting/list-skill')
  await expect(card).toContainText('Skipped: 1')
  await page.goBack()
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Undone')).toBeVisible()
  await expect(page.getByRole('link', { name: free.name })).toBeVisible()
})

test('ticking and narrowing anew end the choice of all pages', async ({ page }) => {
  await page.goto('/admin/setting/list-skill')
  await expectRows(page, 10)
  const bar = page.getByRole('region', { name: 'Selection' })
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await bar.getByRole('button', { name: /^Select all \d+$/ }).click()
  await page.getByRole('row').nth(3).getByRole('checkbox').uncheck()
  await expect(bar).toContainText('9 selected')
  await page.getByRole('row').nth(3).getByRole('checkbox').check()
  await bar.getByRole('button', { name: /^Select all \d+$/ }).click()
  await page.getByRole('searchbox', { name: /^Search by/ }).fill('java')
  await expect(page).toHaveURL(/search=java/)
  await expect(bar.getByText(/^All \d+ selected$/)).toBeHidden()
})
