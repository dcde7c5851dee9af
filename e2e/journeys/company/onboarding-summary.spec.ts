import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { addLocations, freshOwner, ownCompany, somePlace } from '../../support/onboarding.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const path = '/company/onboarding/step6'
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Onboarding' })

async function open(page: Page, owner: Session) {
  await enterAs(page, owner)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Onboarding Summary' })).toBeVisible()
  await expect(card(page, 'Step 5: Reference Information')).toBeVisible()
}

test('an owner reads the summary, corrects a name, and completes the onboarding, without a mouse', async ({ page }) => {
  const owner = await freshOwner(6)
  await open(page, owner)
  for (const [title, facts] of [
    ['Step 1: Company Information', ['Maple', 'Maple Pathways']],
    ['Step 2: Location Information', ['Head Office', 'India', '12 Ring Road, Athwa', 'Surat', 'Gujarat', '395003']],
    [
      'Step 3: Contact Information',
      ['Asha Mehta', 'Head of the Canada Team', 'Partner (1-99%)', 'asha@maple.example', '+91 98240 12345'],
    ],
    ['Step 4: Documentation', ['1 document(s) uploaded', 'https://maple.example', 'Not required']],
    ['Step 5: Reference Information', ['Social Media', 'LinkedIn']],
  ] as const) {
    for (const fact of facts) await expect(card(page, title)).toContainText(fact)
  }
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    enterOn(page, page.getByRole('button', { name: 'Download Authority Letter' })),
  ])
  expect(download.suggestedFilename()).toBe('authorityLetter.pdf')
  await expect(toast(page, 'Download started')).toBeVisible()

  // Each part is changed where it was given, and saving leads back here.
  await page.getByRole('heading', { level: 1 }).click()
  await enterOn(page, page.getByRole('link', { name: 'Edit Step 1: Company Information' }))
  await expect(page).toHaveURL('/company/onboarding/step1?mode=edit')
  await typeInto(page, page.getByRole('textbox', { name: 'Trading Name' }), 'Maple Leaf')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(card(page, 'Step 1: Company Information')).toContainText('Maple Leaf')
  for (const [step, title] of [
    [4, 'Step 4: Documentation'],
    [5, 'Step 5: Reference Information'],
  ] as const) {
    await enterOn(page, page.getByRole('link', { name: `Edit ${title}` }))
    await expect(page).toHaveURL(`/company/onboarding/step${step}?mode=edit`)
    await enterOn(page, page.getByRole('button', { name: 'Save & Continue' }))
    await expect(page).toHaveURL(path)
  }

  await enterOn(page, complete(page))
  await expect(toast(page, 'Onboarding completed successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page).toHaveURL('/company/dashboard')
  await expect(page.getByText('0 of 9 sections are verified.')).toBeVisible()
  expect(await ownCompany(owner)).toMatchObject({ onboardingCompleted: true, currentOnBoardingStep: 6 })

  await enterOn(page, page.getByRole('link', { name: 'Change Office Address' }))
  await expect(page).toHaveURL('/company/onboarding/step2?mode=edit')
  await page.goto(path)
  await expect(page.getByText('The onboarding is complete.')).toBeVisible()
  await expect(complete(page)).toHaveCount(0)
  await expectAccessible(page)
  await enterOn(page, page.getByRole('link', { name: 'Go to the dashboard' }))
  await expect(page).toHaveURL('/company/dashboard')
})

test('what is missing stands at the top, and the server has the last word', async ({ page }) => {
  const owner = await freshOwner(5)
  await open(page, owner)
  const missing = page.getByRole('region', { name: 'This is still missing' })
  await expect(missing.getByRole('link')).toHaveText(['Reference By is required'])
  await expect(card(page, 'Step 5: Reference Information')).toContainText('No reference yet.')

  // Meanwhile another device takes the only address and contact out.
  const [location] = (await callAs(owner, 'POST', '/company-location/list')).data
  await callAs(owner, 'DELETE', `/company-location/delete-location/${location._id}`)
  const [contact] = (await callAs(owner, 'POST', '/company-employee/list')).data
  await callAs(owner, 'DELETE', `/company-employee/delete-employee/${contact._id}`)
  await complete(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: ')
  await expect(missing.getByRole('link')).toHaveText([
    'At least one location is required',
    'At least one contact authority is required',
    'Reference By is required',
  ])
  await expect(card(page, 'Step 2: Location Information')).toContainText('No location yet.')
  await expect(card(page, 'Step 3: Contact Information')).toContainText('No contact authority yet.')
  await expectAccessible(page)
  expect((await ownCompany(owner)).onboardingCompleted).toBe(false)
  await page.keyboard.press('Tab')
  await expect(missing.getByRole('link').first()).toBeFocused()
  await missing.getByRole('link', { name: 'Reference By is required' }).click()
  await expect(page).toHaveURL('/company/onboarding/step5?mode=edit')
})

test('a slow answer is waited for, and a lost one is said', async ({ page }) => {
  const owner = await freshOwner(6)
  await enterAs(page, owner)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/company-employee/list', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await expect(page.getByText('Loading your information...')).toBeVisible()
  release()
  await expect(complete(page)).toBeVisible()
  await page.unroute('**/company-employee/list')

  await page.route('**/company-employee/list', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load company data: The connection was lost',
  )
  await page.unroute('**/company-employee/list')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.route('**/update-company/*', (route) => route.abort(), { times: 1 })
  await complete(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error: The connection was lost')
  await complete(page).click()
  await expect(page).toHaveURL('/company/dashboard')
})

test('every one of many locations is shown', async ({ page }) => {
  const owner = await freshOwner(6)
  const place = await somePlace(owner)
  const places = Array.from({ length: 50 }, (_, at) => ({ ...place, address: `${at + 1} Ring Road, Athwa` }))
  await addLocations(owner, places)
  await addLocations(owner, places)
  await open(page, owner)
  await expect(card(page, 'Step 2: Location Information').getByRole('listitem')).toHaveCount(101)
})

test('the summary fits a phone, in Arabic too', async ({ page }) => {
  const owner = await freshOwner(6)
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAs(page, owner)
  for (const language of ['en', 'ar']) {
    await page.evaluate((kept) => localStorage.setItem('language', kept), language)
    await page.goto(path)
    await expect(page.getByText('asha@maple.example')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})
