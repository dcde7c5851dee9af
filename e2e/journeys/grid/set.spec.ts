import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const candidates = (word: string) => `/company/candidate/list-candidate?search=${encodeURIComponent(word)}`
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

async function makePeople(session: Session, count: number, more: object = {}) {
  const word = unique('Settable')
  const people = []
  for (let at = 0; at < count; at += 1) people.push(await make.candidate(session, { firstName: word, ...more }))
  return { word, ids: people.map(({ _id }) => _id) }
}
async function valuesOf(session: Session, ids: readonly string[], field: string) {
  const views = ids.map((candidateId) => callAs(session, 'POST', '/candidate/view', { candidateId }))
  return (await Promise.all(views)).map(({ data }) => data[field])
}
async function choose(page: Page, field: string) {
  await bar(page).getByRole('button', { name: 'Set…' }).click()
  await page.getByRole('menuitem', { name: field }).click()
  return page.getByRole('dialog', { name: `Set ${field}` })
}

test('a tax term is set for the ticked people by keys alone, and taken back', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { word, ids } = await makePeople(bench, 2)
  await signedInAs('bench')
  await page.goto(candidates(word))
  await expectRows(page, 2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  const opener = bar(page).getByRole('button', { name: 'Set…' })
  await opener.press('Enter')
  await page.getByRole('menuitem', { name: 'Tax term' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set Tax term' })
  await expect(dialog).toContainText('2 records are affected')
  await expect(dialog.getByRole('radio', { name: 'C2C' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await page.getByRole('menuitem', { name: 'Tax term' }).press('Enter')
  await dialog.getByRole('button', { name: 'Set', exact: true }).press('Enter')
  await expect(dialog).toContainText('Please choose a value')
  await dialog.getByRole('radio', { name: 'C2C' }).press('Space')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Changed: 2')).toBeVisible()
  expect(await valuesOf(bench, ids, 'taxTerm')).toEqual(['C2C', 'C2C'])
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Undone')).toBeVisible()
  expect(await valuesOf(bench, ids, 'taxTerm')).toEqual([null, null])
})

test('a skill is added to all of a list that is longer than its page', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { word, ids } = await makePeople(bench, 12, { skills: ['Java'] })
  await signedInAs('bench')
  await page.goto(`${candidates(word)}&size=10`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await bar(page).getByRole('button', { name: 'Select all 12' }).click()
  const dialog = await choose(page, 'Skills')
  await dialog.getByRole('combobox', { name: 'Skills' }).fill('Kafka')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(toast(page, 'Changed: 12')).toBeVisible()
  expect(await valuesOf(bench, ids, 'skills')).toEqual(Array(12).fill(['Java', 'Kafka']))
})

test('people on the bench are available at once, and one loses the rate', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const rate = { rateAmount: 70, rateCurrency: 'USD', ratePer: 'hour' }
  const { word, ids } = await makePeople(bench, 2, { benchSince: '2026-10-01', ...rate })
  await signedInAs('bench')
  await page.goto(`/company/bench?search=${encodeURIComponent(word)}`)
  await expectRows(page, 2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  const availability = await choose(page, 'Availability')
  await availability.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'Immediately' }).click()
  await availability.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(toast(page, 'Changed: 2')).toBeVisible()
  expect(await valuesOf(bench, ids, 'availability')).toEqual(['immediate', 'immediate'])

  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  const rates = await choose(page, 'Rate')
  await rates.getByRole('checkbox', { name: 'Remove the value' }).check()
  await rates.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(toast(page, 'Changed: 1')).toBeVisible()
  expect((await valuesOf(bench, ids, 'rateAmount')).toSorted()).toEqual([70, null])
})

test('vendors get an owner', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const vendor = await make.vendor(bench)
  await signedInAs('bench')
  await page.goto(`/company/vendors/list-vendor?search=${encodeURIComponent(vendor.name)}`)
  await expectRows(page, 1)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  const dialog = await choose(page, 'Primary Owner')
  await dialog.getByRole('combobox', { name: 'Primary Owner' }).click()
  await page.getByRole('listbox', { name: 'Primary Owner' }).getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(toast(page, 'Changed: 1')).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/vendor/view', { vendorId: vendor._id })
  expect(data.primaryOwner).not.toBeNull()
})
