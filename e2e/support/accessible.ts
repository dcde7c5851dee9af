import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

// People who speak to a computer say the words on a button. The rule is experimental still, so that no tag brings it.
const rules = { 'label-content-name-mismatch': { enabled: true } }

/** No violation of WCAG A and AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, 'html', { runOnly: tags, rules })
}

/**
 * Text stands out from what is behind it: all that a second theme can break. Text that looks alike is judged once: axe asks for each anew what
 * lies behind it, which for a table of many rows is most of its work.
 */
export async function expectContrast(page: Page): Promise<void> {
  await page.evaluate(markKindsOfText, mark)
  await expectNoViolation(page, `[${mark}]`, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }, mark)
}

const mark = 'data-kind-of-text'

/** Marks one element of each kind of text: of one colour, size and weight, on one background through whatever is behind it. Runs in the page. */
function markKindsOfText(name: string): void {
  const known = new Set<string>()
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  for (const element of document.querySelectorAll('body, body *')) {
    if (!hasText(element) && !element.matches('input, textarea, select')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element)
    const kind = [element.localName, color, fontSize, fontWeight, textShadow, webkitTextFillColor]
    // An element that is placed by itself may lie on something that is not around it.
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(behind)
      if (position === 'absolute' || position === 'fixed' || position === 'sticky')
        kind.push(behind.className.toString())
      kind.push(backgroundColor, backgroundImage, opacity, filter)
    }
    const key = kind.join()
    if (known.has(key)) continue
    known.add(key)
    element.setAttribute(name, '')
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Judges what a selector finds, by axe's own call: a page that stands reads axe once, however often it is judged. */
async function expectNoViolation(page: Page, within: string, options: RunOptions): Promise<void> {
  // Rows that another page's or order's will replace are dimmed, and not to be read.
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(within, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    },
    // Nobody reads what passes. The one kind of frame holds a mail, which runs no script and so could not answer; the page around it is judged whole.
    { within, options: { resultTypes: ['violations' as const], iframes: false, ...options } },
  )
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
