import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { expect, test } from '../../support/test.ts'

test('a visitor reads the home page, opens a question, and goes on to about in another language', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/corridor of doors/)
  await page.getByRole('link', { name: 'Explore Services' }).first().click()
  await expect(page).toHaveURL('/#services')
  const question = page.getByRole('group').filter({ hasText: 'How long does it take?' })
  await expect(question.getByText(/A visitor visa takes weeks/)).toBeHidden()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.getByText(/A visitor visa takes weeks/)).toBeVisible()

  const whole = page.getByRole('checkbox', { name: 'Show all that Tomás Rivera says' })
  const quote = page.getByText(/My place at the college/)
  const short = (await quote.boundingBox())?.height ?? 0
  expect(short).toBeLessThanOrEqual(4 * 24)
  await whole.focus()
  await page.keyboard.press('Space')
  await expect(whole).toBeChecked()
  await expect.poll(async () => (await quote.boundingBox())?.height ?? 0).toBeGreaterThan(short)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/came through these doors/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL('/about')
})

test('an address in a language stays in it, and another can be chosen there', async ({ page }) => {
  await page.goto('/fr/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'À propos' }).click()
  await expect(page).toHaveURL('/fr/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('both logins and the start of the sign-up are a press away', async ({ page }) => {
  const ways = [
    ['Student Login', '/candidate/auth/sign-in'],
    ['Agent Login', '/company/auth/sign-in'],
    ['Get Started', '/get-started'],
  ] as const
  for (const [name, path] of ways) {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/corridor of doors/)
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(path)
  }
})

for (const path of ['/', '/about', '/ar/', '/zh/about']) {
  test(`${path} holds on a phone, a tablet and a wide screen, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [375, 768, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read and followed', async ({ page }) => {
    await page.goto('/')
    await page.getByText('What happens if my application is rejected?').click()
    await expect(page.getByText(/We read the reasons with you/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show all that Tomás Rivera says' }).check()
    await expect(page.getByText(/had it sent on Monday morning/)).toBeVisible()
    await page.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect(page.getByRole('link', { name: 'hello@corridor.example' })).toBeVisible()
  })
})
