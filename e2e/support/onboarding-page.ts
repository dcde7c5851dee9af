import { expect, type Page } from '@playwright/test'
import { freshOwner } from './onboarding.ts'
import type { Fault } from './onboarding-faults.ts'
import type { Session } from './sessions.ts'
import { test as base } from './test.ts'

/** A journey through the wizard as the owner of a company that no other worker has, at step 3. */
export const test = base.extend<object, { owner: Session }>({
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => use(await freshOwner(3)),
    { scope: 'worker' },
  ],
})

export const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true })
export const entry = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
export const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name })

/** Chooses from a list that is searched as one types. */
export async function find(page: Page, field: string, name: string, shown: string | RegExp = name): Promise<void> {
  await select(page, field).fill(name)
  await option(page, shown).click()
}

/** Chooses from a list of a few. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  await select(page, field).click()
  await option(page, name).click()
}

/** Types what breaks a rule, leaves the field, and reads what is said at it. */
export async function expectFault(page: Page, { field, value, message }: Fault): Promise<void> {
  await input(page, field).fill(value)
  await input(page, field).blur()
  await expect(input(page, field), `${field}: ${value}`).toHaveAccessibleDescription(new RegExp(escaped(message)))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Opens a step and waits until its form may be typed into: its draft, if there is one, is offered. */
export async function openStep(page: Page, step: 2 | 3): Promise<void> {
  await page.goto(`/company/onboarding/step${step}`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}
