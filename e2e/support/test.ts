import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type PersonName, password, persons } from './world.ts'

interface Corridor {
  /** Opens an area as a signed-in person, without going through the form. */
  signedInAs: (person: PersonName) => Promise<void>
  /** No violation of WCAG A and AA on the page as it stands. */
  expectAccessible: () => Promise<void>
}

/** A journey's test: fails where the page throws, or asks anybody but this server for anything. */
export const test = base.extend<Corridor & { watched: undefined }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(String(baseURL)) && !/^(data|blob):/.test(url)) faults.push(`asked ${url}`)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
  signedInAs: async ({ page, request }, use) => {
    await use(async (person) => {
      const { area, email } = persons[person]
      const answer = await request.post(`/api/v1/${area}/sign-in`, { data: { email, password } })
      expect(answer.status()).toBe(200)
      const { token, roles, user } = await answer.json()
      await page.goto('/color-scheme.js')
      await page.evaluate((session) => localStorage.setItem('user', session), JSON.stringify({ token, roles, user }))
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([])
    })
  },
})

/** Both themes, one after the other, without a violation. */
export async function accessibleInBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(new RegExp(`(^|\\s)${colorScheme}(\\s|$)`))
    await check()
  }
}

export { expect }
