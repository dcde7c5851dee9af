import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { adminPaths } from '../../support/admin-paths.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { fillIn } from '../../support/some-records.ts'
import { enterAs, expect, test } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

// What it complains of in its console, or throws, fails the journey (support/test.ts).
async function expectArrived(page: Page, heading: RegExp) {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(heading)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page).toHaveTitle(/\S+ . Corridor/)
}

async function lookupIds(administrator: Session): Promise<Record<string, string>> {
  const ids = lookupKinds.map(async (kind): Promise<[string, string]> => {
    const { data } = await callAs(administrator, 'POST', `/${kind}/list`, { limit: 1 })
    return [kind, data[0]._id]
  })
  return Object.fromEntries(await Promise.all(ids))
}

for (const { path, heading, leadsTo } of adminPaths) {
  test(`${path} opens for an administrator`, async ({ page, session, records }) => {
    const administrator = await session('administrator')
    const ids = path.includes('{') ? { ...(await records()), ...(await lookupIds(administrator)) } : {}
    await enterAs(page, administrator)
    await page.goto(fillIn(path, ids))
    await expectArrived(page, heading)
    if (leadsTo) await expect(page).toHaveURL(leadsTo)
    await expectAccessible(page)
  })
}

const others: (PersonName | undefined)[] = ['owner', 'recruiter', 'bench', 'member', 'student', undefined]

for (const person of others) {
  test(`none of them opens for ${person ?? 'a visitor'}`, async ({ page, session, records }) => {
    test.slow()
    const ids = { ...(await records()), ...(await lookupIds(await session('administrator'))) }
    if (person) await enterAs(page, await session(person))
    const judged = new Set<string>()
    for (const { path } of adminPaths) {
      await test.step(path, async () => {
        await page.goto(fillIn(path, ids))
        await expectArrived(page, person ? /may not open/ : /^Sign In$/)
        await expect(page).toHaveURL(person ? '/error/403' : '/admin/auth/sign-in')
        // Each of the pages that they come to is judged once.
        const content = await page.getByRole('main').innerHTML()
        if (!judged.has(content)) await expectAccessible(page)
        judged.add(content)
      })
    }
  })
}
