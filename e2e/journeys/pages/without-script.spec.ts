import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { expect, test } from '../../support/test.ts'

test.use({ javaScriptEnabled: false })

test('the public pages can be read, and their language chosen, without script', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/corridor of doors/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL('/help')
  await page.getByRole('searchbox', { name: 'Search Help' }).fill('hotlist vendor')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'How do I show a hotlist to a vendor?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I show a hotlist to a vendor?')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // It is remembered, though no script could do so.
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expectNoSidewaysScroll(page)
})

test('what has no page is lost without script too', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/error/404')
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the daily letter is ended by a button, without script', async ({ page }) => {
  await page.goto('/unsubscribe-digest/nobody-was-sent-this')
  await page.getByRole('button', { name: 'Stop the daily email' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link is not valid')
})
