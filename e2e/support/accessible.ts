import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/** No violation of WCAG A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, axeOn(page).withTags(tags))
}

/** Text stands out from what is behind it: all that a second theme can break. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, axeOn(page).withRules(['color-contrast']))
}

// People who speak to a computer say the words on a button. The rule is experimental still, so that no tag brings it.
const rules = { 'label-content-name-mismatch': { enabled: true } }
// The short form, read by a page once however often it is judged: the long one costs a quarter of each judgement.
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeSource = `if (!window.axe) {${readFileSync(axeFile, 'utf8')}}`
// Nobody reads what passes. The one kind of frame holds a mail, which runs no script and so could not answer; the page around it is judged whole.
const axeOn = (page: Page) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'], rules, iframes: false }).setLegacyMode()

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  // Rows that another page's or order's will replace are dimmed, and not to be read.
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}

/** The page is no wider than the window, at once or within `timeout` milliseconds, the usual ones of an expectation unless given. */
export async function expectNoSidewaysScroll(page: Page, timeout?: number): Promise<void> {
  const root = page.locator('html')
  await expect
    .poll(() => root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), {
      message: 'The page scrolls sideways',
      ...(timeout !== undefined && { timeout }),
    })
    .toBeLessThanOrEqual(0)
}
