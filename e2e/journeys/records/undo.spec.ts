import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const undoOf = (page: Page, name: string) =>
  notifications(page).getByRole('status').filter({ hasText: name }).getByRole('button', { name: 'Undo' })

async function deleteRow(page: Page, name: string) {
  await takeAction(page, name, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You can undo this for 10 seconds, or restore it from the bin for 30 days.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(undoOf(page, name)).toBeVisible()
}

test('a deleted hotlist comes back by Undo, with who was on it', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench)
  await make.member(bench, hotlist._id, [candidate._id])
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await deleteRow(page, hotlist.name)
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')
  await undoOf(page, hotlist.name).click()
  await expect(toast(page, `${hotlist.name} was restored`)).toBeVisible()
  await page.getByRole('link', { name: hotlist.name }).click()
  await expect(page.getByRole('link', { name: candidate.name })).toBeVisible()
})

test('of two deletions each can be undone', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const start = unique('Pair')
  const [one, two] = [`${start} one`, `${start} two`]
  for (const name of [one, two]) await make.lookup(administrator, 'relation', name)
  await signedInAs('administrator')
  await page.goto(`/admin/setting/list-relation?search=${encodeURIComponent(start)}`)
  await deleteRow(page, one)
  await deleteRow(page, two)
  await expect(page.getByText('No Results Found')).toBeVisible()
  await undoOf(page, one).click()
  await expect(page.getByRole('link', { name: one })).toBeVisible()
  await expect(page.getByRole('link', { name: two })).toBeHidden()
  await undoOf(page, two).click()
  await expect(page.getByRole('link', { name: two })).toBeVisible()
})

test('z undoes a deletion without a mouse', async ({ page, signedInAs, session, expectAccessible }) => {
  const candidate = await make.candidate(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/candidate/list-candidate?search=${encodeURIComponent(candidate.name)}`)
  const row = page.getByRole('row', { name: new RegExp(candidate.name) })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await row.getByRole('button', { name: `Actions for ${candidate.name}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Deletion successful')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessible()
  await page.keyboard.press('z')
  await expect(toast(page, `${candidate.name} was restored`)).toBeVisible()
  await expect(row).toBeVisible()
})

test('Undo after somebody else restored it says so', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await deleteRow(page, hotlist.name)
  await callAs(await session('owner'), 'POST', `/bin/restore/${hotlist._id}`, {})
  await undoOf(page, hotlist.name).click()
  await expect(toast(page, 'This record is no longer in the bin')).toBeVisible()
})
