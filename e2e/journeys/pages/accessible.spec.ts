import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { knownRoutes, pages } from '../../support/pages.ts'
import { fillIn } from '../../support/some-records.ts'
import { test as sweep } from '../../support/sweep.ts'
import { enterAs, expect, test } from '../../support/test.ts'
import { desktop, expectStill, expectToFit, laptop, phone, readIn, tablet } from '../../support/windows.ts'
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

const showIn = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
          await page.setViewportSize(desktop)
          const address = path.includes('{') ? fillIn(path, await records()) : path
          await showIn(page, 'light')
          await arrive(page, address, heading)
          await expect(page).toHaveTitle(person ? /\S+ . Corridor/ : /\S/)
          await expectNoSidewaysScroll(page)
          await expectAccessible(page)
          await showIn(page, 'dark')
          await expect(page.locator('html')).toHaveClass('dark')
          await expectContrast(page)
          await expectToFit(page, [laptop, tablet, phone], heading)
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
    await page.setViewportSize(desktop)
    const address = fillIn(path, await records())
    await enterAs(page, await session(person))
    await readIn(page, 'ar')
    await arrive(page, address)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await expectToFit(page, [phone])
    await expectAccessible(page)
  })
}

/** One page of each frame. The whole matrix is a command: `npm run gallery -- --widths`. */
const frames = {
  day: '/company/today',
  list: '/company/submission/list-submission',
  record: '/company/candidate/view-candidate/{candidate}',
  form: '/company/candidate/add-candidate',
  desk: '/company/inbox',
  board: '/company/bench',
  settings: '/company/mailbox',
}

for (const language of ['fr', 'ar'])
  for (const [frame, path] of Object.entries(frames))
    test(`a ${frame} is no wider than its window in ${language}`, async ({ page, session, records }) => {
      await page.setViewportSize(desktop)
      await enterAs(page, await session('bench'))
      await readIn(page, language)
      await page.goto(path.includes('{') ? fillIn(path, await records()) : path)
      await expectToFit(page)
    })
