import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { adminPaths, movedAdminPaths } from '../../support/admin-paths.ts'
import { lookups } from '../../support/lookups.ts'
import { pages } from '../../support/pages.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { fillIn } from '../../support/some-records.ts'
import { expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

// Those of the table open in accessible.spec.ts, those of each lookup in base/lookup-pages.spec.ts: a load each is enough.
const opened = [
  ...pages.filter(({ person }) => person === 'administrator').map(({ path }) => path),
  ...lookups.flatMap(({ kind, list, add, edit }) => [list, add, edit(`{${kind}}`)]),
]

test('every address opens for an administrator', () => {
  const known = [...adminPaths, ...Object.values(movedAdminPaths)]
  expect(known.filter((path) => !opened.includes(path))).toEqual([])
})

test('old addresses lead an administrator to the new ones', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  for (const [from, to] of Object.entries(movedAdminPaths)) {
    await test.step(`${from} leads to ${to}`, async () => {
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await expect(page).toHaveTitle(/\S+ . Corridor/)
    })
  }
})

async function lookupIds(administrator: Session): Promise<Record<string, string>> {
  const ids = lookupKinds.map(async (kind): Promise<[string, string]> => {
    const { data } = await callAs(administrator, 'POST', `/${kind}/list`, { limit: 1 })
    return [kind, data[0]._id]
  })
  return Object.fromEntries(await Promise.all(ids))
}

const everyPath = [...adminPaths, ...Object.keys(movedAdminPaths)]
const isSetting = (path: string) => path.startsWith('/admin/setting/')
// In two parts, as the settings are as many as all others.
const parts = [
  { name: 'settings', paths: everyPath.filter(isSetting) },
  { name: 'other pages', paths: everyPath.filter((path) => !isSetting(path)) },
]

async function expectRefused(page: Page, path: string, [url, heading]: readonly [string, RegExp]) {
  await page.goto(path)
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page).toHaveTitle(/\S+ . Corridor/)
}
const toSignIn = ['/admin/auth/sign-in', /^Sign In$/] as const
const toForbidden = ['/error/403', /may not open/] as const

for (const { name, paths } of parts) {
  test(`none of the ${name} opens for a visitor`, async ({ page, session, records }) => {
    const ids = { ...(await records()), ...(await lookupIds(await session('administrator'))) }
    const [first = '', ...rest] = paths.map((path) => fillIn(path, ids))
    await expectRefused(page, first, toSignIn)
    await expectAccessible(page)

    // That page is judged above: asked for is enough.
    const isSignIn = (request: Request) =>
      request.isNavigationRequest() && new URL(request.url()).pathname === toSignIn[0]
    await page.route(`**${toSignIn[0]}`, (route) => route.abort('aborted'))
    for (const path of rest) {
      await test.step(path, async () => {
        const left = page.waitForRequest(isSignIn)
        await page.goto(path, { waitUntil: 'commit' })
        await left
      })
    }
  })

  test(`none of the ${name} opens for an Owner`, async ({ page, session, records, signedInAs }) => {
    const ids = { ...(await records()), ...(await lookupIds(await session('administrator'))) }
    await signedInAs('owner')
    for (const path of paths) await test.step(path, () => expectRefused(page, fillIn(path, ids), toForbidden))
    await expectAccessible(page)
  })
}

// The area asks for the roles alone, and area.test.ts knows all of them: an address each is enough.
const others: PersonName[] = ['recruiter', 'bench', 'member', 'student']
for (const person of others) {
  test(`the area of administrators does not open for ${person}`, async ({ page, signedInAs }) => {
    await signedInAs(person)
    await expectRefused(page, adminPaths[0] ?? '', toForbidden)
  })
}
