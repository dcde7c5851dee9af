import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { expectAccessible } from '../../support/accessible.ts'
import { adminPaths, movedAdminPaths } from '../../support/admin-paths.ts'
import { lookups } from '../../support/lookups.ts'
import { pages } from '../../support/pages.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { fillIn } from '../../support/some-records.ts'
import { enterAs, expect, test } from '../../support/test.ts'
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

const others: (PersonName | undefined)[] = ['owner', 'recruiter', 'bench', 'member', 'student', undefined]

for (const person of others) {
  test(`none of them opens for ${person ?? 'a visitor'}`, async ({ page, session, records }) => {
    test.slow()
    const ids = { ...(await records()), ...(await lookupIds(await session('administrator'))) }
    if (person) await enterAs(page, await session(person))
    const judged = new Set<string>()
    for (const path of [...adminPaths, ...Object.keys(movedAdminPaths)]) {
      await test.step(path, async () => {
        await page.goto(fillIn(path, ids))
        await expect(page).toHaveURL(person ? '/error/403' : '/admin/auth/sign-in')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(person ? /may not open/ : /^Sign In$/)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page).toHaveTitle(/\S+ . Corridor/)
        // Each of the pages that they come to is judged once.
        const content = await page.getByRole('main').innerHTML()
        if (!judged.has(content)) await expectAccessible(page)
        judged.add(content)
      })
    }
  })
}
