import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

async function pageIn(browser: Browser, owner: Session, timezoneId: string): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId })).newPage()
  await enterAs(page, owner)
  return page
}

async function choose(page: Page, field: RegExp, text: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: text, exact: true }).click()
}

test('what an Owner chooses is how every open page writes dates and names, wherever its browser is', async ({
  browser,
}) => {
  const owner = await completedOwner(unique('Banyan'))
  const person = { firstName: 'Ananya', lastName: unique('Rao').replace(' ', '-'), phone: '+1 415 555 0100' }
  const { data: candidate } = await callAs(owner, 'POST', '/candidate/add-candidate', {
    ...person,
    email: `${person.lastName}@mail.example`,
    availability: '2027-03-01',
  })
  const before = `Ananya ${person.lastName}`
  const after = `${person.lastName} Ananya`

  const apia = await pageIn(browser, owner, 'Pacific/Apia')
  await apia.goto('/company/candidate/list-candidate')
  const row = apia.getByRole('row').filter({ hasText: before })
  await expect(row).toContainText('Mar 1, 2027')

  const angeles = await pageIn(browser, owner, 'America/Los_Angeles')
  await angeles.goto('/company/dashboard')
  await angeles.goto('/company/setup/settings')
  await expect(angeles.getByRole('row', { name: 'Timezone Not Available' })).toBeVisible()
  await expectAccessible(angeles)
  await angeles.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = angeles.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  for (const message of [
    'Default Date Format is required',
    'Display Name Pattern is required',
    'Currency is required',
    'Timezone is required',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await choose(angeles, /^Default Date Format/, 'dd/mm/yy')
  await choose(angeles, /^Display Name pattern/, 'Last Name + First Name')
  await choose(angeles, /^Currencies/, 'INR')
  await angeles.getByRole('combobox', { name: /^Timezone/ }).fill('Kolkata')
  await angeles.getByRole('option', { name: 'Asia/Kolkata (GMT+05:30)' }).click()
  await expectAccessible(angeles)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(angeles, 'Settings Updated Successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(angeles.getByRole('row', { name: 'Display Name pattern Last Name + First Name' })).toBeVisible()

  // The list that stands open elsewhere follows without a reload.
  await expect(apia.getByRole('row').filter({ hasText: after })).toContainText('01/03/27')
  for (const page of [apia, angeles]) {
    await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(after)
    await expect(page.getByText('From 01/03/27').first()).toBeVisible()
  }
})
