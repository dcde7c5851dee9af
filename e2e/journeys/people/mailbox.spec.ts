import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { expect, test } from '../../support/test.ts'

// Twenty-nine, in four languages each.
const lettersInAll = 116

/** Judges the page around the letters: no script, so no judge either, runs inside their frames. */
async function expectPageAccessible(page: Page): Promise<void> {
  await page.locator('iframe').evaluateAll((frames) => {
    for (const frame of frames) frame.remove()
  })
  await expectAccessible(page)
}

test('the demo shows the mail that would have been sent', async ({ page }) => {
  await page.goto('/dev/mailbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox of the demo' })).toBeVisible()
  await expectPageAccessible(page)
})

test('every letter can be looked at in every language', async ({ page }) => {
  await page.goto('/dev/mailbox/letters')
  await expect(page.locator('iframe')).toHaveCount(lettersInAll)
  const arabic = page.locator('iframe').nth(3).contentFrame()
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(arabic.getByText('482913')).toBeVisible()
  await expectPageAccessible(page)
})

// They take turns. Beyond its width and its direction, a translation changes nothing that is judged here.
const languages = [
  { name: 'English', isJudged: true },
  { name: 'French', isJudged: false },
  { name: 'Chinese', isJudged: false },
  { name: 'Arabic', isJudged: true },
]

for (const [turn, { name, isJudged }] of languages.entries()) {
  test(`every letter is readable on a phone, in light and dark, in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await page.goto('/dev/mailbox/letters')
    const letters = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc')))
    expect(letters).toHaveLength(lettersInAll)
    await page.goto('about:blank')
    for (const letter of letters.filter((_, at) => at % languages.length === turn)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setContent(String(letter))
      if (isJudged) {
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectContrast(page)
      }
      await expectNoSidewaysScroll(page)
    }
  })
}
