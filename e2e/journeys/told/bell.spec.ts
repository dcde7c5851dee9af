import type { Page } from '@playwright/test'
import { expectContrast, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, tabTo } from '../../support/keyboard.ts'
import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, openSession, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

async function returnSection(owner: Session, reason: string): Promise<void> {
  const administrator = await openSession('administrator')
  const companyId = (await ownCompany(owner))._id
  await callAs(administrator, 'POST', '/verification/return', { companyId, section: 'officeAddress', reason })
}

test('the bell counts up live in every window of its person, and what is read in one is read in the others', async ({
  page,
  browser,
  context,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Alder'))
  await enterAs(page, owner)
  await page.goto('/company/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, none unread')
  const tab = await context.newPage()
  await tab.goto('/company/dashboard')
  await expect(bell(tab)).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await enterAs(elsewhere, owner)
  await elsewhere.goto('/company/dashboard')
  await expect(bell(elsewhere)).toBeVisible()

  await returnSection(owner, 'There is no such street.')
  for (const window of [page, tab, elsewhere])
    await expect(bell(window)).toHaveAccessibleName('Notifications, 1 unread')

  await bell(page).click()
  const row = panel(page).getByRole('link', { name: /There is no such street/ })
  await expect(row).toContainText('Office Address')
  await expect(row).toContainText('Unread')
  await expectAccessible()
  await row.click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/company\/dashboard$/)
  for (const window of [page, tab, elsewhere])
    await expect(bell(window)).toHaveAccessibleName('Notifications, none unread')

  // The tab that follows goes; the next one takes over.
  await page.close()
  await returnSection(owner, 'Still none.')
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread')
})

test('its tabs are walked by keyboard, and marking all as read can be undone', async ({ page, expectAccessible }) => {
  const owner = await completedOwner(unique('Hazel'))
  await returnSection(owner, 'First reason.')
  await returnSection(owner, 'Second reason.')
  await enterAs(page, owner)
  await page.goto('/company/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await enterOn(page, bell(page))
  const tabs = panel(page).getByRole('tab')
  await expect(tabs).toHaveText(['All', 'Inbox', 'Team', 'Following'])
  await tabTo(page, tabs.first())
  await expect(panel(page).getByRole('link', { name: /reason/ })).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tabpanel', { name: 'Inbox' })).toContainText('No notifications')
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tabpanel', { name: 'Team' }).getByRole('link')).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(panel(page)).toContainText('Changes to records you watch appear here.')

  await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, none unread')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await expect(toast(page, 'Marked as read: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
})

test('it says so where it cannot load, and tries again', async ({ page }) => {
  await enterAs(page, await completedOwner(unique('Rowan')))
  await page.route('**/notification/list', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/company/dashboard')
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('Failed to load data')
  await page.unroute('**/notification/list')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page)).toContainText('No notifications')
})

test('it fits a phone, in Arabic and in the dark', async ({ page }) => {
  const owner = await completedOwner(unique('Linden'))
  await returnSection(owner, 'There is no such street.')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await enterAs(page, owner)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: /^الإشعارات/ }).click()
  const arabic = page.getByRole('dialog', { name: 'الإشعارات' })
  await expect(arabic.getByRole('link', { name: /أُعيد قسم «عنوان المكتب»/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectContrast(page)
  const box = await arabic.boundingBox()
  expect(box?.width).toBe(359)
})
