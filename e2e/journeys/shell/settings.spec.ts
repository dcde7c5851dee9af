import type { Page } from '@playwright/test'
import { expect, expectRows, test } from '../../support/test.ts'

const sideList = (page: Page) => page.getByRole('navigation', { name: 'Company' })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search these pages' })

test('settings stand in a side list of groups, which is searched by a page and by a field on it', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signedInAs('owner')
  await page.goto('/company/setup')
  await expect(page).toHaveURL('/company/setup/overview')
  await expect(sideList(page).getByRole('heading')).toHaveText([
    'Company',
    'People',
    'Sending email',
    'Hiring rules',
    'Plan and papers',
  ])
  await expect(sideList(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()

  await search(page).fill('timezone')
  await expect(sideList(page).getByRole('link')).toHaveText(['SettingsTimezone'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/setup/settings')
  await expect(search(page)).toHaveValue('')

  await search(page).fill('certificate')
  await sideList(page).getByRole('link', { name: 'Certificate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible()
  await search(page).fill('no such page')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sideList(page).getByRole('link', { name: 'Account Details' })).toHaveAttribute('aria-current', 'page')
})

test('addresses that the specification names open their pages in the side list', async ({ page, signedInAs }) => {
  await signedInAs('owner')
  for (const [path, name] of [
    ['/company/email-template/list-email-template', 'Email Templates'],
    ['/company/mailbox/add', 'Mailboxes'],
    ['/company/plans', 'Plans'],
    ['/company/users', 'Members'],
    ['/company/organization', 'Organization'],
  ] as const) {
    await page.goto(path)
    await expect(sideList(page).locator('[aria-current=page]')).toHaveText(name)
    await expect(page).toHaveURL(path)
  }
  await page.goto('/account')
  await expect(page).toHaveURL('/account/home/user-profile')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
})

test('a role finds in the side list only what it may open', async ({ page, signedInAs }) => {
  await signedInAs('member')
  await page.goto('/company/setup/overview')
  await expect(sideList(page).getByRole('link', { name: 'Members' })).toBeVisible()
  await expect(sideList(page).getByRole('link', { name: 'Branding' })).toBeHidden()
  await search(page).fill('branding')
  await expect(page.getByText('No Results Found')).toBeVisible()
})

test('on a phone the side list is a page, and each page leads back to it', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs('owner')
  await page.goto('/company/today')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Company' }).click()
  await expect(page).toHaveURL('/company/setup')
  await expect(search(page)).toBeVisible()
  await expectAccessible()
  await sideList(page).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(search(page)).toBeHidden()
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page).toHaveURL('/company/setup')
  await expect(sideList(page).getByRole('link', { name: 'Locations' })).toBeVisible()
})

test('administrators have their lookups, addresses and email in one side list', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/setting/list-skill')
  await expectRows(page, 10)
  const list = page.getByRole('navigation', { name: 'Settings' })
  await expect(list.getByRole('heading')).toHaveText(['Lookups', 'Addresses', 'Email'])
  await list.getByRole('link', { name: 'City' }).click()
  await expect(page).toHaveURL('/admin/address-management/list-city')
})

test('the rail fits a low window, More opens by the keyboard, and G with a letter goes', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signedInAs('owner')
  await page.goto('/company/today')
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('link')).toHaveCount(9)
  const fits = () =>
    rail.evaluate((element) => {
      const [inner] = element.children
      const low = [...element.querySelectorAll('a, button')].filter((one) => one.getBoundingClientRect().height < 44)
      const below = [...element.querySelectorAll('a, button')].filter(
        (one) => one.getBoundingClientRect().bottom > innerHeight,
      )
      return { isScrolled: inner && inner.scrollHeight > inner.clientHeight, low: low.length, below: below.length }
    })
  expect(await fits()).toEqual({ isScrolled: false, low: 0, below: 0 })

  await rail.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Leads' })).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Students' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/dashboard')
  await expect(rail.getByRole('button', { name: 'More', exact: true })).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL('/company/bench')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Submissions')
})
