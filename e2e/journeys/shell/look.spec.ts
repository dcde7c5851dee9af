import type { Page } from '@playwright/test'
import { expect, expectRows, test } from '../../support/test.ts'

async function chooseTheme(page: Page, theme: string) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Theme' }).hover()
  await page.getByRole('menuitemradio', { name: theme }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('light, dark and system stay, and the root has exactly one class of the two', async ({ page, signedInAs }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(root).toHaveClass('light')
  await chooseTheme(page, 'Dark')
  await expect(root).toHaveClass('dark')
  await page.reload()
  await expect(root).toHaveClass('dark')
  await chooseTheme(page, 'System')
  await expect(root).toHaveClass('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveClass('dark')
  await chooseTheme(page, 'Light')
  await expect(root).toHaveClass('light')
})

test('the header sticks after 200 px', async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await signedInAs('administrator')
  await page.goto('/admin/setting/list-skill?size=50')
  await expectRows(page, 50)
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'static')
  await page.evaluate(() => scrollTo(0, 190))
  await expect(header).toHaveCSS('position', 'static')
  await page.evaluate(() => scrollTo(0, 260))
  await expect(header).toHaveCSS('position', 'sticky')
  await expect(header).toBeInViewport()
})

test('the folded rail is remembered, and its icons keep their names', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Collapse the menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
  await expect(rail.getByText('Candidates')).toHaveCount(0)
  await rail.getByRole('link', { name: 'Candidates' }).click()
  await expect(page).toHaveURL('/company/candidate/list-candidate')
})

test('on a phone the rail is a sheet that closes on navigation', async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.getByRole('link', { name: 'Candidates' }).click()
  await expect(page).toHaveURL('/company/candidate/list-candidate')
  await expect(sheet).toBeHidden()
})

test('the first stop of the keyboard leads past the menus', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})
