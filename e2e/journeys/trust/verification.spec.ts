import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { letterTo } from '../../support/mailbox.ts'
import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const details = async (owner: Session) => `/admin/companies/view-company/${(await ownCompany(owner))._id}`

test('a section is returned, corrected by its company and approved, with what changed marked in its place', async ({
  page,
  browser,
  signedInAs,
  expectAccessible,
}) => {
  const name = unique('Maple')
  const owner = await completedOwner(name)
  await signedInAs('administrator')
  await page.goto(`${await details(owner)}?view=all`)
  await expect(page.getByRole('heading', { level: 1, name })).toContainText('to decide')
  await expect(page.getByLabel('Details', { exact: true })).toContainText(/0 of \d/)
  const address = panel(page, 'Office Address')
  await address.getByRole('button', { name: 'Save Verification' }).click()
  await expect(toast(page, 'Nothing was changed')).toBeVisible()
  await address.getByRole('switch').check({ force: true })
  await expect(address.getByText('Not saved yet')).toBeVisible()
  await address.getByRole('textbox', { name: 'Verification Note' }).fill('Seen on the map')
  await address.getByRole('button', { name: 'Save Verification' }).click()
  await expect(toast(page, 'Office Address verification updated successfully')).toBeVisible()
  await expect(address).toContainText('Verified on')
  await expectAccessible()

  const firm = await (await browser.newContext()).newPage()
  await enterAs(firm, owner)
  const [location] = (await callAs(owner, 'POST', '/company-location/list')).data
  await callAs(owner, 'PUT', `/company-location/add-location/${location._id}`, { address: '48 Canal Street' })

  await page.reload()
  await page.getByRole('link', { name: 'Review section by section' }).click()
  await expect(address).toContainText('1 change since Ada Administrator verified this section')
  await expect(address.getByText('48 Canal Street')).toBeVisible()
  await expect(address.getByRole('deletion')).toHaveText(location.address)
  await expect(page.getByRole('link', { name: /Office Address Changed/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('textbox', { name: 'Verification Note' })).toHaveValue('Seen on the map')
  await expectAccessible()
  await page.getByRole('button', { name: 'Return…' }).click()
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason is required/)
  await page.getByRole('textbox', { name: 'Reason' }).fill('There is no Canal Street there.')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Return…' }).click()
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('There is no Canal Street there.')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Office Address was returned')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Details' })).toBeFocused()
  await page.getByRole('link', { name: /Office Address Returned/ }).click()
  await expect(address).toContainText('There is no Canal Street there.')

  expect(await letterTo(page, (await callAs(owner, 'GET', '/auth/me')).user.email, /Office Address/)).toContain(
    'There is no Canal Street there',
  )
  await firm.goto('/company/dashboard')
  await expect(firm.getByText('There is no Canal Street there.').first()).toBeVisible()
  await expect(firm.getByText('Seen on the map')).toBeHidden()
  await firm.goto('/company/onboarding/step2')
  await expect(firm.getByRole('main').getByText('There is no Canal Street there.')).toBeVisible()
  await firm.goto('/company/dashboard')
  await callAs(owner, 'PUT', `/company-location/add-location/${location._id}`, { address: '50 Harbour Street' })
  await firm.reload()
  await expect(firm.getByText('There is no Canal Street there.')).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'Office Address verification updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Details' })).toBeFocused()
  await page.getByRole('link', { name: /Office Address Verified/ }).click()
  await address.getByRole('button', { name: 'History' }).click()
  await expect(address.locator('ol').getByRole('listitem')).toHaveCount(3)
  await expect(address.locator('ol').getByRole('listitem').nth(1)).toContainText('There is no Canal Street there.')
})

test('a company is worked off by keyboard alone, a press for each section, beside what proves it; then comes the next', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const [first, second] = [unique('Alder'), unique('Beech')]
  const owner = await completedOwner(first)
  await completedOwner(second)
  await signedInAs('administrator')
  await page.goto(await details(owner))
  await expect(page.getByRole('status').filter({ hasText: '0 of 9 verified, 4 to decide' })).toBeVisible()
  const focused = (name: string) => expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
  await page.keyboard.press('2')
  await focused('Office Address')
  await page.keyboard.press('k')
  await focused('Company/Person Name')
  // As pictures, drawn from the file: the licence is no longer only a download.
  const licence = page.getByRole('region', { name: 'Licence Document' })
  await expect(licence.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect(licence).toContainText('Page 1 of 1')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Approve the section')
  // Behind a dialog a key decides nothing.
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Verification Note' }).fill('aaa')
  await expect(page.getByRole('status').filter({ hasText: '0 of 9 verified' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()

  await page.keyboard.press('a')
  await focused('Office Address')
  await expect(page.getByRole('status').filter({ hasText: '1 of 9 verified, 3 to decide' })).toBeVisible()
  await page.keyboard.press('a')
  await focused('Contact Details')
  await expect(page.getByText('In review by you')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('a')
  await focused('Reference')
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
  await expect(page.getByText('In review by you')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
})

test('a company that is not there says so, and leads back to the list', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/companies/view-company/01890000-0000-7000-8000-000000000000')
  await expect(toast(page, 'Company not found')).toBeVisible()
  await expect(page).toHaveURL('/admin/companies/list-company')
})

test('what waits is a list: claimed by one, and the next by a key', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const name = unique('Birch')
  await completedOwner(name)
  await signedInAs('administrator')
  await page.goto('/admin/verification/pending-verifications')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row')).toHaveCount(5)
  await expectAccessible()
  await takeAction(page, `${name}, Reference`, 'Review')
  await expect(page).toHaveURL(/view-company\/.*section=referenceBy/)
  await expect(page.getByText('In review by you')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reference', exact: true })).toBeFocused()

  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*Reference`) })).toContainText('Ada Administrator')
  await takeAction(page, `${name}, Reference`, 'Stop reviewing')
  await expect(page.getByRole('row', { name: /Ada Administrator/ })).toHaveCount(0)

  // A section taken up elsewhere shows here without a reload.
  const elsewhere = await session('administrator')
  const found = await callAs(elsewhere, 'POST', '/verification/list-pending', { searchTerm: name })
  await callAs(elsewhere, 'POST', `/verification/claim/${found.data[0]._id}`)
  await expect(page.getByRole('row', { name: /Ada Administrator/ })).toHaveCount(1)
  await callAs(elsewhere, 'POST', `/verification/release/${found.data[0]._id}`)
  await expect(page.getByRole('row', { name: /Ada Administrator/ })).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/view-company\/.*section=/)
  await expect(page.getByText('In review by you')).toBeVisible()
})

test('the list of companies lives in the address, and leads to each', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('administrator')
  await page.goto('/admin/company/list-companies')
  await expect(page).toHaveURL('/admin/companies/list-company')
  await page.getByRole('searchbox', { name: 'Search by company name' }).fill('harbor')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=harbor/)
  await expectAccessible()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Harbor Staffing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Staffing' })).toBeVisible()
  await page.getByRole('link', { name: /Contact Details/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Visiting Card' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('harbor')
  await page.getByRole('button', { name: 'Company Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
})

test('a phone shows the sections of a company, in Arabic too', async ({ page, signedInAs, session }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signedInAs('administrator')
  const [company] = (await callAs(await session('owner'), 'POST', '/company/list-companies')).data
  for (const language of ['en', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.goto(`/admin/companies/view-company/${company._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Staffing')
    await expectNoSidewaysScroll(page)
  }
})
