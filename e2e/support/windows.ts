import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './accessible.ts'
import { expect } from './test.ts'

export const desktop = { width: 1440, height: 900 }
/** The usual laptop, less the scrollbar of its browser. */
export const laptop = { width: 1351, height: 768 }
export const tablet = { width: 768, height: 1024 }
export const phone = { width: 375, height: 812 }
/** The windows that each page is judged in. */
export const windows = [desktop, laptop, tablet, phone]

/** Waits until a page stands: one heading, and nothing on its way. */
export async function expectStill(page: Page, heading?: RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveCount(1)
  if (heading) await expect(title).toHaveText(heading)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
}

/** Resizes a page that stands, and fails where it is wider than one of the windows. */
export async function expectToFit(page: Page, sizes = windows, heading?: RegExp): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectStill(page, heading)
    await expectNoSidewaysScroll(page)
  }
}

/** Shows the pages from now on in a language, those of the application and the public ones. */
export async function readIn(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }])
  await page.evaluate((one) => localStorage.setItem('language', one), language)
}
