import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of a person: a click or a key counts one, so do picking rows and typing in one field. */
export class Presses {
  private readonly page: Page
  private readonly taken: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  async key(key: string): Promise<void> {
    this.taken.push(key)
    await this.page.keyboard.press(key)
  }

  /** By keyboard too: the focus is on it, and Enter presses it. */
  async enterOn(target: Locator): Promise<void> {
    await expect(target).toBeFocused()
    await this.key('Enter')
  }

  async click(target: Locator): Promise<void> {
    this.taken.push(`click ${target}`)
    await target.click()
  }

  /** Words that are typed, or pasted, into the field that has the focus. */
  async type(words: string): Promise<void> {
    this.taken.push(`type ${words.slice(0, 20)}`)
    await this.page.keyboard.insertText(words)
  }

  /** Rows of the list that has the page, from the first, by J and X. */
  async pickRows(count: number): Promise<void> {
    this.taken.push(`pick ${count} rows`)
    for (let at = 0; at < count; at++) {
      await this.page.keyboard.press('j')
      await this.page.keyboard.press('x')
    }
    await expect(this.page.getByRole('region', { name: 'Selection' })).toContainText(`${count} selected`)
  }

  /** Fails where more were needed, and says which. */
  expectAtMost(ceiling: number): void {
    expect(this.taken.length, this.taken.join(', ')).toBeLessThanOrEqual(ceiling)
  }
}
