import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'

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

test('an Owner keeps billing details and offices, in the country of the company unless told otherwise', async ({
  page,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Cedar'))
  await enterAs(page, owner)
  const place = { Address: '12 Ring Road', 'Zip Code': '395003' }
  const fill = async (values: object) => {
    for (const [label, value] of Object.entries(values))
      await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }

  await page.goto('/company/setup/billing-details')
  await page.getByRole('link', { name: 'Add Billing Details' }).first().click()
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(country).not.toHaveValue('')
  await country.fill('India')
  await page.getByRole('option', { name: 'India', exact: true }).click()
  await fill({ Name: 'Accounts', Email: 'accounts at mail', Phone: '+91 261 2345678', ...place })
  await expect(page.getByText('This does not look like an email address.')).toBeVisible()
  for (const [field, name] of [
    ['State', 'Gujarat'],
    ['City', 'Surat'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Billing Details' }).click()
  await expect(toast(page, 'Billing Details Added Successfully')).toBeVisible()
  await expect(page).toHaveURL('/company/setup/billing-details')
  await expect(page.getByRole('row').filter({ hasText: 'Accounts' })).toContainText('Surat')

  await page.goto('/company/setup/locations')
  await page.getByRole('link', { name: 'Add Location' }).first().click()
  await expect(country).not.toHaveValue('')
  await page.getByRole('button', { name: 'Add Location' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.goto('/company/setup/locations')
  const { data } = await callAs(owner, 'POST', '/billing-details/list')
  const { country: india, state, city } = data[0]
  await callAs(owner, 'POST', '/company-office/add', {
    name: 'Diamond hall',
    address: '1 Ring Road',
    country: india,
    state,
    city,
    zipCode: '395003',
  })
  await page.reload()
  await takeAction(page, 'Diamond hall', 'Edit')
  await fill({ Name: 'Textile hall' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Location Updated Successfully')).toBeVisible()
  await takeAction(page, 'Textile hall', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Textile hall' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Textile hall' })).toContainText('Surat')
})
