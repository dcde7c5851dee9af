import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { knownRoutes, pages } from '../../support/pages.ts'
import { fillIn } from '../../support/some-records.ts'
import { test as sweep } from '../../support/sweep.ts'
import { enterAs, expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

test('the table knows every page of the application', () => {
  const known = pages.map(({ route }) => route)
  expect(knownRoutes().filter((route) => !known.includes(route))).toEqual([])
  expect(known.filter((route) => !knownRoutes().includes(route))).toEqual([])
  const chosen = pages.filter(({ path, person }) => isSelected(path, person))
  expect(chosen).toHaveLength(Object.values(selection).flat().length)
})

async function arrive(page: Page, address: string, heading?: RegExp) {
  await page.goto(address)
  await expectStill(page, heading)
}

async function expectStill(page: Page, heading?: RegExp) {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCount(1)
  if (heading) await expect(title).toHaveText(heading)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
}

const showIn = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
const asDesktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })
/** The usual laptop, less the scrollbar of its browser. */
const asLaptop = (page: Page) => page.setViewportSize({ width: 1351, height: 768 })
const asTablet = (page: Page) => page.setViewportSize({ width: 768, height: 1024 })
const asPhone = (page: Page) => page.setViewportSize({ width: 375, height: 812 })

/** Pages whose kinds are judged by every rule on a phone and in Arabic too. */
const selection: Partial<Record<PersonName, string[]>> = {
  bench: ['/company/hotlist/view-hotlist/{hotlist}', '/company/candidate/view-candidate/{candidate}'],
  recruiter: ['/company/candidate/add-candidate', '/company/hotlist/list-candidate'],
  administrator: [
    '/admin/setting/list-skill',
    '/admin/address-management/edit-city/{city}',
    '/admin/user-management/company-users',
    '/admin/user-management/user-roles',
    '/admin/user-management/view-user/{user}',
  ],
}
const isSelected = (path: string, person?: PersonName) => Boolean(person && selection[person]?.includes(path))

for (const [person, own] of Map.groupBy(pages, ({ person }) => person))
  sweep.describe(`the pages of ${person ?? 'a visitor'}`, () => {
    sweep.use({ person })
    for (const { path, heading } of own) {
      sweep(
        `${path} of ${person ?? 'a visitor'} is sound, in light and dark, and no wider than its window`,
        async ({ page, records }) => {
          await asDesktop(page)
          const address = path.includes('{') ? fillIn(path, await records()) : path
          await showIn(page, 'light')
          await arrive(page, address, heading)
          await expect(page).toHaveTitle(person ? /\S+ . Corridor/ : /\S/)
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
          await showIn(page, 'dark')
          await expect(page.locator('html')).toHaveClass('dark')
          await expectContrast(page)
          for (const resize of [asLaptop, asTablet]) {
            await resize(page)
            await expectStill(page, heading)
            await expectNoSidewaysScroll(page)
          }
          await asPhone(page)
          await expectStill(page, heading)
          await expectNoSidewaysScroll(page)
          if (!isSelected(path, person)) return
          await showIn(page, 'light')
          await expect(page.locator('html')).toHaveClass('light')
          await expectAccessible(page)
        },
      )
    }
  })

for (const { path, person } of pages) {
  if (!person || !isSelected(path, person)) continue

  test(`${path} of ${person} is sound in Arabic, on a phone too`, async ({ page, session, records }) => {
    await asDesktop(page)
    const address = fillIn(path, await records())
    await enterAs(page, await session(person))
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await arrive(page, address)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await asPhone(page)
    await expectStill(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
