import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { knownRoutes, pages } from '../../support/pages.ts'
import { fillIn } from '../../support/some-records.ts'
import { enterAs, expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

test('the table knows every page of the application', () => {
  const known = pages.map(({ route }) => route)
  expect(knownRoutes().filter((route) => !known.includes(route))).toEqual([])
  expect(known.filter((route) => !knownRoutes().includes(route))).toEqual([])
})

async function arrive(page: Page, address: string, heading?: RegExp) {
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCount(1)
  if (heading) await expect(title).toHaveText(heading)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
}

const showIn = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

for (const { path, heading, person } of pages) {
  test(`${path} of ${person ?? 'a visitor'} is sound, in light and dark, and no wider than a phone`, async ({
    page,
    session,
    records,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const address = path.includes('{') ? fillIn(path, await records()) : path
    if (person) await enterAs(page, await session(person))
    await showIn(page, 'light')
    await arrive(page, address, heading)
    await expect(page).toHaveTitle(/\S/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await showIn(page, 'dark')
    await expect(page.locator('html')).toHaveClass('dark')
    await expectContrast(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await arrive(page, address, heading)
    await expectNoSidewaysScroll(page)
  })
}

const selection: [PersonName, string[]][] = [
  ['bench', ['/company/hotlist/view-hotlist/{hotlist}', '/company/candidate/view-candidate/{candidate}']],
  ['recruiter', ['/company/candidate/add-candidate', '/company/hotlist/list-candidate']],
  [
    'administrator',
    [
      '/admin/setting/list-skill',
      '/admin/address-management/edit-city/{city}',
      '/admin/user-management/company-users',
      '/admin/user-management/user-roles',
      '/admin/user-management/view-user/{user}',
    ],
  ],
]

for (const [person, paths] of selection) {
  test(`pages of ${person} are sound in Arabic and on a phone`, async ({ page, session, records }) => {
    const ids = await records()
    await enterAs(page, await session(person))
    for (const [language, width] of [
      ['ar', 1440],
      ['ar', 375],
      ['en', 375],
    ] as const) {
      await page.setViewportSize({ width, height: 812 })
      await page.evaluate((kept) => localStorage.setItem('language', kept), language)
      for (const path of paths) {
        await test.step(`${path} in ${language} at ${width} px`, async () => {
          await arrive(page, fillIn(path, ids))
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
        })
      }
    }
  })
}
