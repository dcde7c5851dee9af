import { make } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const done = 'Status updated successfully'

test('a toast is gone after two seconds, and stays while it is hovered', async ({ page, signedInAs, session }) => {
  const { name } = await make.lookup(await session('administrator'), 'relation')
  await signedInAs('administrator')
  await page.goto(`/admin/setting/list-relation?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.clock.install()
  await page.clock.resume()

  await takeAction(page, name, 'Mark as Inactive')
  await expect(toast(page, done)).toBeVisible()
  await toast(page, done).hover()
  await page.clock.runFor(6_000)
  await expect(toast(page, done)).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.runFor(2_100)
  await expect(toast(page, done)).toHaveCount(0)
})

test('at most three toasts stand at once, none over the title, and each can be closed', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.goto('/company/candidate/resume-parsing')
  const files = ['one', 'two', 'three', 'four'].map((name) => ({
    name: `${name}.xlsx`,
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(name),
  }))
  for (const file of files) await page.locator('input[type=file]').setInputFiles(file)
  const shown = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(shown).toHaveCount(3)
  await expect(toast(page, /one\.xlsx/)).toHaveCount(0)
  await expect(toast(page, /four\.xlsx/)).toBeVisible()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  for (const one of await shown.all()) {
    const box = await one.boundingBox()
    expect(box?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0))
  }
  await shown.first().getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveCount(2)
})
