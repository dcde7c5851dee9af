import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { draftOf } from '../../support/drafts.ts'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { addLocations, emptyStep, freshOwner, somePlace } from '../../support/onboarding.ts'
import { addressFaults } from '../../support/onboarding-faults.ts'
import {
  card,
  choose,
  entry,
  expectFault,
  find,
  input,
  openStep,
  option,
  select,
  test,
} from '../../support/onboarding-page.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, toast } from '../../support/test.ts'

const step = '/company/onboarding/step2'
const add = (page: Page) => page.getByRole('button', { name: 'Add Information' })
const addNew = (page: Page) => page.getByRole('button', { name: 'Add New Address' })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' })
const remembered = (page: Page) => page.getByText('Draft saved')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const stored = async (owner: Session) => (await callAs(owner, 'POST', '/company-location/list', { limit: 100 })).data

async function fillSurat(page: Page, address = '12 Ring Road, Athwa') {
  await choose(page, 'Address Type', 'Head Office')
  await find(page, 'State', 'Gujarat')
  await find(page, 'City', 'Surat')
  await input(page, 'Address').fill(address)
  await input(page, 'PIN/ZIP Code').fill('395 003')
}

test('a founder gives the first address without a mouse, and the next step opens', async ({ page }) => {
  const owner = await freshOwner(2)
  await enterAs(page, owner)
  await openStep(page, 2)
  // Nothing is there yet: the form is open, and there is nothing to go back to.
  await expect(heading(page, 'Add New Address')).toBeVisible()
  await expect(cancel(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden()
  await expect(select(page, 'Country')).toHaveValue('India')
  await enterOn(page, add(page))
  await expect(toast(page, 'Invalid address data')).toBeVisible()
  for (const message of ['Address Type', 'State', 'City', 'Address', 'PIN/ZIP Code']) {
    await expect(page.getByText(`${message} is required`, { exact: true })).toBeVisible()
  }
  await expect(select(page, 'Address Type')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Communication Address')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select(page, 'Address Type')).not.toHaveValue('')
  for (const [field, name] of [
    ['State', 'Gujarat'],
    ['City', 'Surat'],
  ] as const) {
    await expect(select(page, field)).toBeEnabled()
    await tabTo(page, select(page, field))
    await page.keyboard.type(name)
    await expect(page.getByRole('option').first()).toHaveText(name)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(select(page, field)).toHaveValue(name)
  }
  await typeInto(page, input(page, 'Address'), '12 Ring Road, Athwa')
  await typeInto(page, input(page, 'PIN/ZIP Code'), '395 003')
  await enterOn(page, add(page))
  await expect(toast(page, 'Address information added successfully')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Addresses' })).toBeFocused()
  await expectAccessible(page)
  // The step has what it needs: to go on is the next thing to do.
  await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('data-variant', 'filled')
  await enterOn(page, page.getByRole('link', { name: 'Next' }))
  await expect(page).toHaveURL('/company/onboarding/step3')
  expect(await stored(owner)).toMatchObject([{ zipCode: '395003', countryInfo: [{ name: 'India' }] }])
  expect(await draftOf(owner, 'onboarding.locations')).toBeNull()
})

test('two addresses are added at once, one is edited, one is deleted and comes back', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  await enterAs(page, owner)
  await openStep(page, 2)
  await fillSurat(page)
  await page.getByRole('button', { name: 'Add another' }).click()
  const second = entry(page, 'Address 2')
  await expect(second).toBeFocused()
  await second.getByRole('combobox', { name: 'Address Type' }).click()
  await option(page, 'Billing Address').click()
  await second.getByRole('combobox', { name: 'Country' }).fill('United Kingdom')
  await option(page, 'United Kingdom').click()
  await second.getByRole('combobox', { name: 'State' }).fill('England')
  await option(page, 'England').click()
  await second.getByRole('combobox', { name: 'City' }).fill('London')
  await option(page, 'London').click()
  await second.getByRole('textbox', { name: 'Address' }).fill('24 Harbour View Road')
  await second.getByRole('textbox', { name: 'PIN/ZIP Code' }).fill('395003')
  await add(page).click()
  // A fault stands at the entry that it belongs to.
  await expect(second.getByRole('textbox', { name: 'PIN/ZIP Code' })).toBeFocused()
  await expect(second.getByText('PIN/ZIP Code is not valid for this country')).toBeVisible()
  await expect(entry(page, 'Address 1').getByText('is not valid')).toBeHidden()
  await expectAccessible(page)
  // One that is taken out takes its own fault along; what was typed is asked for.
  await page.getByRole('button', { name: 'Remove Address 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await second.getByRole('textbox', { name: 'PIN/ZIP Code' }).fill('sw1a 1aa')
  await add(page).click()
  await expect(toast(page, 'Address information added successfully')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(card(page, /^Billing Address, 24 Harbour/)).toContainText('SW1A1AA')
  await expect(card(page, /^Billing Address, 24 Harbour/)).toContainText('London')

  await page.getByRole('button', { name: 'Edit Head Office, 12 Ring Road, Athwa' }).click()
  await expect(heading(page, 'Update Address')).toBeFocused()
  await expect(select(page, 'City')).toHaveValue('Surat')
  await input(page, 'Address').fill('14 Ring Road, Athwa')
  await page.getByRole('button', { name: 'Update Information' }).click()
  await expect(toast(page, 'Address information updated successfully')).toBeVisible()
  await expect(card(page, /14 Ring Road/)).toBeVisible()

  await page.getByRole('button', { name: 'Delete Head Office, 14 Ring Road, Athwa' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this address?')
  await expect(dialog).toContainText('You can undo this for 10 seconds, or restore it from the bin for 30 days.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Address deleted successfully')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Addresses' })).toBeFocused()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, /14 Ring Road/)).toBeVisible()
})

test('a card that is gone meanwhile cannot be deleted twice', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  await addLocations(owner, [await somePlace(owner)])
  await enterAs(page, owner)
  await openStep(page, 2)
  await expect(page.getByRole('article')).toHaveCount(1)
  await emptyStep(owner, 2)
  await page.getByRole('button', { name: /^Delete Head Office/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete address: Address not found')).toBeVisible()
  await expect(heading(page, 'Add New Address')).toBeVisible()
})

test('faults of an address are said at their fields', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  await enterAs(page, owner)
  await openStep(page, 2)
  let country = 'India'
  for (const fault of addressFaults) {
    if ((fault.country ?? 'India') !== country) {
      country = fault.country ?? 'India'
      await find(page, 'Country', country)
    }
    await expectFault(page, fault)
  }
  await choose(page, 'Address Type', 'Other Address')
  await expect(input(page, 'PIN/ZIP Code')).toHaveAccessibleDescription(/not valid for this country/)
})

test('state and city follow the country, by choice or by typing', async ({ page, owner, session }) => {
  const administrator = await session('administrator')
  const bare = {
    name: `Land without states ${Date.now()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
  }
  await callAs(administrator, 'POST', '/address-management/country/add', bare)
  await emptyStep(owner, 2)
  await enterAs(page, owner)
  await openStep(page, 2)
  await expect(input(page, 'City')).toBeDisabled()
  await fillSurat(page)
  await find(page, 'State', 'Kerala')
  await expect(select(page, 'City')).toHaveValue('')
  await find(page, 'City', 'Kochi')
  await find(page, 'Country', bare.name)
  // No states are known here: both are typed, and what stood there belonged to India.
  await expect(input(page, 'State')).toHaveValue('')
  await expect(input(page, 'City')).toBeDisabled()
  await input(page, 'State').fill('Northshire')
  await input(page, 'City').fill('Port Bare')
  await input(page, 'State').fill('Northshore')
  await expect(input(page, 'City')).toHaveValue('Port Bare')
  await input(page, 'PIN/ZIP Code').fill('ab12')
  await add(page).click()
  await expect(card(page, /^Head Office/)).toContainText('Northshore')
  await expect(card(page, /^Head Office/)).toContainText('AB12')
  // No postcode is asked for in a country without postcodes.
  await page.getByRole('button', { name: /^Edit Head Office/ }).click()
  await find(page, 'Country', 'United Arab Emirates')
  await expect(input(page, 'PIN/ZIP Code')).toBeHidden()
  await find(page, 'State', 'Dubai', /Dubai/)
  await find(page, 'City', 'Dubai')
  await page.getByRole('button', { name: 'Update Information' }).click()
  await expect(toast(page, 'Address information updated successfully')).toBeVisible()
  expect(await stored(owner)).toMatchObject([{ zipCode: '', cityInfo: [{ name: 'Dubai' }] }])
})

test('fourteen cards arrive six at a time', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  for (let at = 1; at <= 14; at++) {
    await addLocations(owner, [await somePlace(owner, 'IN', { address: `${at} Lighthouse Road, Surat` })])
  }
  await enterAs(page, owner)
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/company-location/list')) asked.push(request.postDataJSON().limit)
  })
  await openStep(page, 2)
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Head Office, 14 Lighthouse Road, Surat')
  // The focus goes from card to card, and brings the next ones.
  await tabTo(page, page.getByRole('button', { name: 'Delete Head Office, 9 Lighthouse Road, Surat' }))
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(14)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  expect(new Set(asked)).toEqual(new Set([6]))
})

test('what is typed survives a reload and another device; Cancel keeps it too', async ({ page, browser, owner }) => {
  await emptyStep(owner, 2)
  await addLocations(owner, [await somePlace(owner)])
  await enterAs(page, owner)
  await openStep(page, 2)
  await addNew(page).click()
  await expect(heading(page, 'Add New Address')).toBeFocused()
  await input(page, 'Address').fill('Half an address, not more')
  await expect(remembered(page)).toBeVisible()
  await page.reload()
  await addNew(page).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(page, 'Address')).toHaveValue('Half an address, not more')
  await page.getByRole('button', { name: 'Add another' }).click()
  await entry(page, 'Address 2').getByRole('textbox', { name: 'Address' }).fill('And a second one of them')
  await cancel(page).click()
  await expect(add(page)).toBeHidden()

  const other = await (await browser.newContext()).newPage()
  await enterAs(other, owner)
  await openStep(other, 2)
  await addNew(other).click()
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(entry(other, 'Address 2').getByRole('textbox', { name: 'Address' })).toHaveValue(
    'And a second one of them',
  )
  // Each card has a draft of its own.
  await other.getByRole('button', { name: /^Edit Head Office/ }).click()
  await expect(input(other, 'Address')).toHaveValue('12 Ring Road, Athwa')
  await input(other, 'Address').fill('13 Ring Road, Athwa')
  await expect(remembered(other)).toBeVisible()
  await other.context().close()
  await page.getByRole('button', { name: /^Edit Head Office/ }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(page, 'Address')).toHaveValue('13 Ring Road, Athwa')
})

test('two browsers edit one card, and both editions are merged', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  await addLocations(owner, [await somePlace(owner)])
  await enterAs(page, owner)
  await openStep(page, 2)
  await page.getByRole('button', { name: /^Edit Head Office/ }).click()
  await expect(heading(page, 'Update Address')).toBeFocused()
  await find(page, 'State', 'Kerala')
  await find(page, 'City', 'Kochi')
  const [{ _id, version }] = await stored(owner)
  const theirs = { version, city: 'Ahmedabad', address: '99 River Side Road' }
  await callAs(owner, 'PUT', `/company-location/add-location/${_id}`, theirs)
  await page.getByRole('button', { name: 'Update Information' }).click()
  const conflict = page.getByRole('group', { name: 'Two changes at once' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('alert')).toContainText('Address was changed by someone else in the meantime')
  const city = page.getByRole('radiogroup', { name: 'City' })
  for (const text of ['Kochi', 'Ahmedabad', 'Before: Surat']) await expect(city).toContainText(text)
  await expect(conflict.getByRole('definition').filter({ hasText: '99 River Side Road' })).toBeVisible()
  await expect(conflict.getByRole('definition').filter({ hasText: 'Kerala' })).toContainText('Changed by you')
  await expectAccessible(page)
  await city.getByRole('radio', { name: 'Keep mine' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Address information updated successfully')).toBeVisible()
  await expect(card(page, /99 River Side Road/)).toContainText('Kochi')
})

test('a list that does not arrive says so and can be tried again', async ({ page, owner }) => {
  await enterAs(page, owner)
  await page.route('**/api/v1/company-location/list', (route) => route.abort())
  await page.goto(step)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load data')
  await page.unroute('**/api/v1/company-location/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Addresses').or(heading(page, 'Add New Address')).first()).toBeVisible()
})

test('the page fits a phone, in Arabic too', async ({ page, owner }) => {
  await emptyStep(owner, 2)
  await addLocations(owner, [await somePlace(owner, 'GB', { address: 'W'.repeat(50), zipCode: 'SW1A1AA' })])
  await enterAs(page, owner)
  await page.setViewportSize({ width: 375, height: 812 })
  for (const [language, edit] of [
    ['en', /^Edit /],
    ['ar', /^تعديل /],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await openStep(page, 2)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: edit }).click()
    await expect(page.locator('form')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
