import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { mailLinkOf } from '../../support/some-records.ts'
import { expect, expectRows, takeAction, test, toast } from '../../support/test.ts'

const list = '/company/suppression/list-suppression'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const someAddress = () => `${unique('person').toLowerCase().replace(/\W+/g, '-')}@lakeshore.example`

test.describe('without script, in Arabic, on a phone', () => {
  test.use({ javaScriptEnabled: false, locale: 'ar', viewport: { width: 375, height: 800 } })

  test('a person chooses what mail of a company they get, and chooses otherwise', async ({ page }) => {
    await page.goto(`/unsubscribe/${await mailLinkOf('requirements.reader@delta.example')}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(heading(page, 'رسائلك')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('r***@delta.example')
    await expect(main).not.toContainText('requirements.reader')
    // Also where an earlier try of this journey chose something.
    for (const topic of await page.getByRole('checkbox').all()) await topic.check()
    const save = page.getByRole('button', { name: 'حفظ' })
    await save.click()
    await expect(page.getByRole('status')).toContainText('تم الحفظ')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await expectNoSidewaysScroll(page)

    await page.getByRole('checkbox').last().uncheck()
    await save.click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await page.getByRole('button', { name: /إيقاف كل رسائل/ }).click()
    await expect(page.getByRole('status')).toContainText('لن ترسل إليك')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.getByRole('checkbox').first().check()
    await save.click()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

  test('a link that is cut off says so, and offers nothing to press', async ({ page }) => {
    const token = await mailLinkOf('requirements.reader@delta.example')
    const answer = await page.goto(`/unsubscribe/${token.slice(0, -3)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('هذا الرابط غير مكتمل')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('who stops a topic is on the list at once, and ends there only by their own wish', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const address = 'hotlists.reader@delta.example'
  const path = `/unsubscribe/${await mailLinkOf(address)}`
  const posted = await page.request.post(path, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([posted.status(), await posted.json()]).toEqual([200, { success: true }])

  await signedInAs('bench')
  await page.goto(`${list}?search=${address}&state=live`)
  await expect(heading(page, /^Do not email/)).toBeVisible()
  await expectRows(page, 1)
  const row = page.getByRole('row', { name: address })
  await expect(row).toContainText('Unsubscribed')
  await expect(row).toContainText('By one click in the mail program')
  await expectAccessible()

  await takeAction(page, address, 'Release')
  const dialog = page.getByRole('dialog', { name: /^Release/ })
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('She called today')
  await dialog.getByRole('button', { name: 'Release' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please confirm that the person asked for it')
  await expectAccessible()
  await dialog.getByRole('checkbox', { name: 'The person asked to get this mail again' }).check()
  await dialog.getByRole('textbox', { name: 'Proof' }).fill('Call of today with Bianca')
  await dialog.getByRole('button', { name: 'Release' }).click()
  await expect(toast(page, 'Released Successfully')).toBeVisible()
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('checkbox', { name: 'Hotlists' })).toBeChecked()
  await expectAccessible()
})

test('an address is added by keys alone, and tells its history', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const address = someAddress()
  const bench = await session('bench')
  const person = await make.candidate(bench, { email: address })
  const before = (await callAs(bench, 'POST', '/suppression/add', { value: address, note: 'Called in May' })).data
  await callAs(bench, 'POST', `/suppression/release/${before._id}`, { reason: 'Asked to be written to' })
  await signedInAs('bench')
  await page.goto('/company/suppression/add-suppression')
  await expect(heading(page, 'Add Address')).toBeVisible()
  const value = page.getByRole('textbox', { name: 'Address or domain' })
  await expect(value).toBeFocused()
  await value.press('Enter')
  await expect(value).toHaveAccessibleDescription(/Address or domain is required/)
  await value.fill(address.toUpperCase())
  await page.getByRole('radio', { name: 'News' }).check()
  await page.getByRole('textbox', { name: 'Note' }).fill('No newsletter, please')
  await value.press('Enter')
  await expect(toast(page, 'Suppressed Successfully')).toBeVisible()
  await expect(heading(page, new RegExp(address))).toBeVisible()
  await expect(page.getByText('No newsletter, please')).toBeVisible()
  const history = page.getByRole('heading', { name: 'History' }).locator('xpath=ancestor::section')
  await expect(history).toContainText('Released')
  await expectAccessible()
  await history.getByRole('link', { name: 'All mail' }).click()
  await expect(page.getByText('Asked to be written to')).toBeVisible()

  await page.goto(`/company/candidate/view-candidate/${person._id}`)
  await expect(page.getByRole('listitem').filter({ hasText: address }).first()).toContainText('Do not contact · ')
  await page.getByRole('link', { name: 'Gets no news' }).click()
  await expect(page.getByText('No newsletter, please')).toBeVisible()
})

test('a table of another program comes in', async ({ page, signedInAs }) => {
  const [gone, left] = [someAddress(), someAddress()]
  await signedInAs('bench')
  await page.goto(list)
  await expect(heading(page, /^Do not email/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect(heading(page, 'Import Suppressed Address')).toBeVisible()
  const table = `Email,Status,List\n${gone},cleaned,\n${left},opted out,newsletter\nnobody,,\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'out.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await page.getByRole('button', { name: 'Add 2 records' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 2 records' }).click()
  await expect(page.getByText('2 records were added.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Show the list' }).click()
  await expect(page.getByRole('row', { name: gone })).toContainText('Hard bounce')
  await expect(page.getByRole('row', { name: left })).toContainText('News')
})

test('who only reads may look, and not release', async ({ page, signedInAs }) => {
  await signedInAs('recruiter')
  await page.goto(`${list}?reason=do-not-contact`)
  await expect(heading(page, /^Do not email/)).toBeVisible()
  await expect(page.getByRole('row', { name: 'rival-staffing.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Address' })).toHaveCount(0)
  await page.getByRole('link', { name: 'rival-staffing.example' }).click()
  await expect(heading(page, /rival-staffing/)).toBeVisible()
  await expect(page.getByText('A competitor: no bench lists go there.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Release' })).toHaveCount(0)
})
