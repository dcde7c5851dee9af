import { unique } from '../../support/records.ts'
import { enterAs, expect, expectRows, test, toast } from '../../support/test.ts'

const list = '/company/candidate/list-candidate'

test('a view keeps search, filter, sort and size; it is opened, changed, renamed, deleted and brought back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const [name, renamed] = [unique('View'), unique('View')]
  await signedInAs('owner')
  await page.goto(`${list}?search=a&status=active&sort=name&dir=asc&size=5&page=2`)
  await expectRows(page, 5)
  const views = page.getByRole('button', { name: 'Views' })
  await views.click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await expectAccessible()
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(toast(page, 'View saved')).toBeVisible()

  await page.goto(list)
  await views.click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  for (const part of ['search=a', 'status=active', 'sort=name', 'dir=asc', 'size=5'])
    await expect(page).toHaveURL(new RegExp(`[?&]${part}(&|$)`))
  await expect(page).not.toHaveURL(/page=/)
  await expectRows(page, 5)

  await page.getByRole('button', { name: 'Status Active' }).click()
  await page.getByRole('menuitem', { name: /^Inactive/ }).click()
  const tab = page.getByRole('button', { name })
  await expect(tab).toContainText('(changed)')
  await views.click()
  await page.getByRole('menuitem', { name: `Save changes to "${name}"` }).click()
  await expect(tab).not.toContainText('(changed)')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Status Inactive' })).toBeVisible()

  await views.click()
  await page.getByRole('menuitem', { name: 'Rename or share' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(renamed)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const other = page.getByRole('button', { name: renamed })
  await expect(other).toBeVisible()
  await views.click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect(page).not.toHaveURL(/view=/)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(other).toBeVisible()
})

test('a shared view is seen by colleagues and changed by its maker alone', async ({
  page,
  signedInAs,
  browser,
  session,
  baseURL,
}) => {
  const name = unique('Shared view')
  await signedInAs('owner')
  await page.goto(`${list}?search=java`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByLabel('Colleagues see it too').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name })).toBeVisible()

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const colleague = await context.newPage()
  await enterAs(colleague, await session('recruiter'))
  await colleague.goto(list)
  await colleague.getByRole('button', { name: 'Views' }).click()
  await colleague.getByRole('menuitem', { name }).click()
  await expect(colleague.getByRole('searchbox')).toHaveValue('java')
  await colleague.getByRole('button', { name: 'Views' }).click()
  await expect(colleague.getByRole('menuitem', { name: 'Save as a new view' })).toBeVisible()
  await expect(colleague.getByRole('menuitem', { name: 'Rename or share' })).toBeHidden()
  await context.close()
})
