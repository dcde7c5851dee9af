import type { Download } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, openFilter, setFilter, test } from '../../support/test.ts'

async function contentOf(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test('an Owner finds what was changed, sees before and after, and takes it out', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const name = unique('Watched bench')
  const hotlist = await make.hotlist(bench, name)
  await callAs(bench, 'PUT', `/hotlist/update/${hotlist._id}`, { name: `${name} renamed`, description: 'Ready in May' })
  await signedInAs('owner')
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Audit Log' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await expect(page.getByText('2 records')).toBeVisible()

  const opened = page.getByRole('button', { name: `${name} renamed`, exact: true })
  await opened.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /^Name/ })).toHaveText(`Name${name}${name} renamed`)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeFocused()

  await setFilter(page, 'Action', 'Changed')
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await contentOf(file)).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`name: ${name} renamed`)
})

test('a row narrows the log to its record and its person, a day to itself', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const name = unique('Traced')
  const service = await make.lookup(administrator, 'service', name)
  await callAs(administrator, 'PUT', `/service/update/${service._id}`, { status: 'inactive' })
  await signedInAs('administrator')
  await page.goto(`/admin/audit-log?search=${encodeURIComponent(name)}&action=add`)
  await expect(page.getByText('1 record', { exact: true })).toBeVisible()
  // A filter that is chosen again is let go.
  await setFilter(page, 'Action', 'Added')
  await expect(page.getByText('2 records')).toBeVisible()
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'All about this record' }).click()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByText('2 records')).toBeVisible()
  await openFilter(page, 'To day')
  await page.getByRole('textbox', { name: 'To day' }).fill('2020-01-01')
  await expect(page.getByText('No Results Found')).toBeVisible()
})

for (const size of [375, 1440]) {
  test(`the log fits ${size} px, in Arabic too`, async ({ page, signedInAs, expectAccessible }) => {
    await page.setViewportSize({ width: size, height: 800 })
    await signedInAs('owner')
    for (const language of ['en', 'ar']) {
      await page.evaluate((code) => localStorage.setItem('language', code), language)
      await page.goto('/company/audit-log')
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await expectAccessible()
    }
  })
}
