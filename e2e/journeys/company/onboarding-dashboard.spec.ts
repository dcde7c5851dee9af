import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn } from '../../support/keyboard.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test } from '../../support/test.ts'

const path = '/company/dashboard'
const section = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const reason = 'Nobody answers at this number.'

test('an owner sees what is verified, what came back and why, and gets to it without a mouse', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('owner')
  await page.goto(path)
  await expect(page.getByText('4 of 9 sections are verified.')).toBeVisible()
  for (const [name, state] of [
    ['Company/Person Name', 'Verified'],
    ['Office Address', 'Verified'],
    ['Contact Details', 'Returned'],
    ['Bank Details', 'Not submitted'],
    ['Social Media', 'Not submitted'],
    ['Reference', 'Waiting for verification'],
    ['Agreement', 'Verified'],
    ['Representative Certificate', 'Verified'],
    ['PDF Master', 'Not submitted'],
  ] as const) {
    await expect(section(page, name).last()).toContainText(state)
  }
  const returned = section(page, 'Contact Details was returned')
  await expect(returned).toContainText(reason)
  await expectAccessible(page)
  await enterOn(page, returned.getByRole('link', { name: 'Change: Contact Details was returned' }))
  await expect(page).toHaveURL('/company/onboarding/step3?mode=edit')
})

test('a company user is offered nothing that only the owner can do; another company reads nothing of it', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('member')
  await page.goto(path)
  await expect(page.getByRole('link', { name: /^Candidates/ }).last()).toBeVisible()
  await expect(page.getByText('Waiting for you')).toHaveCount(0)
  await expect(page.getByText('Contact Details')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0)
  await signedInAs('otherOwner')
  await page.goto(path)
  await expect(page.getByText('0 of 9 sections are verified.')).toBeVisible()
  await expect(page.getByText(reason)).toHaveCount(0)
})

test('a section that changes waits for its verification anew', async ({ page, session }) => {
  const owner = await session('consultant')
  await enterAs(page, owner)
  await page.goto(path)
  await expect(section(page, 'Contact Details')).toContainText('Verified')
  const [contact] = (await callAs(owner, 'POST', '/company-employee/list')).data
  await callAs(owner, 'PUT', `/company-employee/add-employee/${contact._id}`, { authorityPosition: 'countryHead' })
  await page.reload()
  await expect(section(page, 'Contact Details')).toContainText('Waiting for verification')
  await expect(section(page, 'Company/Person Name')).toContainText('Verified')
})

test('the dashboard fits a phone, in Arabic too', async ({ page, signedInAs }) => {
  await signedInAs('owner')
  await page.setViewportSize({ width: 375, height: 812 })
  for (const language of ['en', 'ar']) {
    await page.evaluate((kept) => localStorage.setItem('language', kept), language)
    await page.goto(path)
    await expect(page.getByText(reason).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
