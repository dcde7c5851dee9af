import type { BrowserContext, Page } from '@playwright/test'
import { test as base, enterAs, expect } from './test.ts'
import type { PersonName } from './world.ts'

interface Kept {
  person: PersonName | undefined
  context: BrowserContext
  page: Page
}

interface Sweep {
  /** Whose page it is; nobody's is a visitor's. */
  person: PersonName | undefined
}

interface Holder {
  holder: { kept?: Kept }
}

/** All that a browser keeps for a page, by where. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))

const nothingBut = (local: string[]) => ({ local, session: [], cookies: '', databases: [] })

/** Leaves a page as the first of a person finds it. A file of ours has its store, and no application that could write to it. */
async function clear(page: Page): Promise<void> {
  await page.goto('/color-scheme.js')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'user') localStorage.removeItem(key)
    sessionStorage.clear()
  })
  await page.context().clearCookies()
}

/**
 * A test of a sweep, a loop over a table of pages: its `page` is kept by the worker for the next one of the same person, signed in once,
 * so that only the first of them loads the application into an empty cache. Each begins with an empty store, but for the session. For
 * journeys that only look, and change nothing on the server.
 */
export const test = base.extend<Sweep, Holder>({
  person: [undefined, { option: true }],
  holder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const holder: Holder['holder'] = {}
      await use(holder)
      await holder.kept?.context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, holder, person, session }, use) => {
    if (holder.kept?.person !== person || !holder.kept) {
      await holder.kept?.context.close()
      const context = await browser.newContext()
      const page = await context.newPage()
      holder.kept = { person, context, page }
      await (person ? enterAs(page, await session(person)) : clear(page))
    }
    const { page } = holder.kept
    expect(await keptBy(page)).toEqual(nothingBut(person ? ['user'] : []))
    await use(page)
    // Requests that are still open would answer the next journey.
    await clear(page)
    await page.unrouteAll()
  },
})
