import type { Page } from '@playwright/test'
import { unique } from '../../support/records.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'
import { password } from '../../support/world.ts'

const add = '/company/candidate/add-candidate'
const firstName = (page: Page) => page.getByRole('textbox', { name: 'First Name' })
const save = (page: Page) => page.getByRole('button', { name: 'Add Candidate' })

async function fill(page: Page) {
  const lastName = unique('Kept').replace(' ', '')
  await firstName(page).fill('Carefully')
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${lastName}@mail.example`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 415 555 0100')
}

test('leaving a form that would lose something asks first, a saved one never', async ({ page, signedInAs }) => {
  // Leaving a form with a kept draft loses nothing.
  await page.route('**/api/v1/draft/save', (route) => route.abort())
  await signedInAs('bench')
  await page.goto(add)
  const hotlists = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotlist' })
  await hotlists.click()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')
  await page.goBack()
  await fill(page)
  await hotlists.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(firstName(page)).toHaveValue('Carefully')
  await expect(page).toHaveURL(add)
  await hotlists.click()
  await question.getByRole('button', { name: 'Leave page' }).click()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')

  await page.goto(add)
  await fill(page)
  await save(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await hotlists.click()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')
  await expect(question).toBeHidden()
})

test('a network lost while saving keeps what was typed, and saving again works', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.goto(add)
  await fill(page)
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The connection was lost')
  await expect(firstName(page)).toHaveValue('Carefully')
  await expect(save(page)).toBeEnabled()
  await expect(toast(page, /The connection was lost/)).toBeVisible()
  await context.setOffline(false)
  await save(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  expect(await toast(page, /The connection was lost/).count()).toBe(0)
})

test('a session that ended while saving is renewed over the form', async ({ page }) => {
  // Other calls of the page would learn of it before.
  await page.route(/\/api\/v1\/(events|draft\/save)$/, (route) => route.abort())
  const session = await openSession('bench')
  await enterAs(page, session)
  await page.goto(add)
  await fill(page)
  await callAs(session, 'POST', '/auth/sign-out', {})
  await save(page).click()
  await expect(toast(page, 'Candidate unauthorized')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong@2026')
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The login details are incorrect')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
  await expect(firstName(page)).toHaveValue('Carefully')
  await save(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
})
