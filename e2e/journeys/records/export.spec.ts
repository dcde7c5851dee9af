import type { Download, Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { expect, test } from '../../support/test.ts'

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const openExport = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
}

test('what a list shows is taken out as it is filtered, and no cell is a formula', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const administrator = await session('administrator')
  const word = unique('Works')
  for (const name of [`=1+1 ${word}`, `+49 ${word}`, `Plain, ${word}`])
    await make.lookup(administrator, 'service', name)
  await signedInAs('administrator')
  await page.goto('/admin/setting/list-service?sort=name&dir=asc')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(word)
  await expect(page.getByText('3 records')).toBeVisible()
  await openExport(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'All 3 that the list shows now' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Those of the list' }).check()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^services-\d{4}-\d\d-\d\d\.csv$/)
  await expect(dialog).toContainText('3 rows are in services-')
  const lines = (await contentOf(file)).toString().replace('\ufeff', '').trimEnd().split('\r\n')
  expect(lines[0]).toBe('Name,Status')
  expect(lines.slice(1).sort()).toEqual(
    [`"Plain, ${word}",active`, `'+49 ${word},active`, `'=1+1 ${word},active`].sort(),
  )
})

test('ticked rows alone are taken out, as a workbook, and found again under Exports', async ({
  page,
  signedInAs,
  session,
}) => {
  const administrator = await session('administrator')
  const word = unique('Pick')
  for (const end of ['one', 'two', 'three']) await make.lookup(administrator, 'pay-type', `${word} ${end}`)
  await signedInAs('administrator')
  await page.goto(`/admin/setting/list-pay-type?search=${encodeURIComponent(word)}`)
  await page.getByRole('checkbox', { name: `Select ${word} two` }).check()
  await page.getByRole('checkbox', { name: `Select ${word} three` }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'The 2 that are ticked' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Excel workbook' }).check()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await saved
  await expect(dialog).toContainText('2 rows are in pay-types-')
  expect((await contentOf(file)).subarray(0, 2).toString()).toBe('PK')

  await page.goto('/admin/transfer/list-export?search=pay-types')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: file.suggestedFilename(), exact: true }).first().click()
  expect((await again).suggestedFilename()).toBe(file.suggestedFilename())
})
