import { expect, type Locator, type Page } from '@playwright/test'

const stopsMax = 60

/** Presses Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `${stopsMax} stops did not reach it`).toBeFocused()
}

/** Reaches a button or link by Tab and presses Enter on it. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Reaches an input by Tab and writes there what should stand in it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect(target).toHaveValue(text)
}

/** Opens a page by its name, through Ctrl K. */
export async function goByPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}
