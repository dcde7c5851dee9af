import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openSession, type Session } from './sessions.ts'
import { someRecords } from './some-records.ts'
import type { PersonName } from './world.ts'

interface Corridor {
  /** Opens an area as a signed-in person, without going through the form. */
  signedInAs: (person: PersonName) => Promise<void>
  expectAccessible: () => Promise<void>
  watched: undefined
}

interface Shared {
  /** A person's session for calls over HTTP; one per worker, so never ended by a journey. */
  session: (person: PersonName) => Promise<Session>
  /** The ids of one record of each kind; made once per worker, so never changed by a journey. */
  records: () => Promise<Record<string, string>>
}

/** Puts a session where the browser keeps it. */
export async function enterAs(page: Page, { token, roles, user }: Session): Promise<void> {
  await page.goto('/color-scheme.js')
  await page.evaluate((session) => localStorage.setItem('user', session), JSON.stringify({ token, roles, user }))
}

// The browser writes this itself for every refused request; the journeys judge what the page makes of it.
const ownNotes = /^Failed to load resource/

/** A journey's test: fails where the page throws, complains, or asks anybody but this server for anything. */
export const test = base.extend<Corridor, Shared>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      const onThrow = (error: Error) => faults.push(`threw ${error.message}`)
      const onConsole = (line: ConsoleMessage) => {
        if (line.type() === 'error' && !ownNotes.test(line.text())) faults.push(`complained ${line.text()}`)
      }
      const onRequest = (request: Request) => {
        const url = request.url()
        if (!url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url)) faults.push(`asked ${url}`)
      }
      page.on('pageerror', onThrow).on('console', onConsole).on('request', onRequest)
      await use(undefined)
      // The page of a sweep is the next one's too.
      page.off('pageerror', onThrow).off('console', onConsole).off('request', onRequest)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  session: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const open = new Map<PersonName, Promise<Session>>()
      await use((person) => {
        const known = open.get(person) ?? openSession(person)
        open.set(person, known)
        return known
      })
    },
    { scope: 'worker' },
  ],
  records: [
    async ({ session }, use) => {
      let made: Promise<Record<string, string>> | undefined
      await use(() => {
        made ??= someRecords(session)
        return made
      })
    },
    { scope: 'worker' },
  ],
  signedInAs: async ({ page, session }, use) => {
    await use(async (person) => enterAs(page, await session(person)))
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectAccessible(page))
  },
})

/** The messages of the page in passing, at the edge of the window. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Opens the menu of a row, or of a record, and takes an entry. */
export async function takeAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** A list has arrived: rows stand where their skeleton stood. */
export async function expectRows(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('row')).toHaveCount(count + 1)
}

/** Opens one filter of a list: its values, or the box where one is written. */
export async function openFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Sets a filter of a list to one of its fixed values, beside which stands how many rows have it. */
export async function setFilter(page: Page, name: string, value: string): Promise<void> {
  await openFilter(page, name)
  await page.getByRole('menuitem', { name: new RegExp(`^${value}\\s*[\\d,]*\\+?$`) }).click()
}

export { expect }
