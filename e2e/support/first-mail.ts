import { expect, type Page } from '@playwright/test'

/** The demands of the first mail of the demo's inbox. */
export const firstMail =
  'Senior Java Developer for Norwhistle Airlines in Charlotte NC, onsite 3 days. 12 months, $75/hr on C2C max. Must have Java 17, Spring Boot, Kafka, AWS. Visa: any but OPT. Client interviews this Friday.'

const facts = [
  ...['Charlotte', 'Hybrid', '12 Months', 'C2C', 'Java 17, Spring Boot, Kafka, AWS', 'OPT', 'any but OPT'],
  /Days on site a week\s*3/,
  /\$75/,
]

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** The page of the job that was made of it, then of whoever is ranked first and submitted: every fact stands on each. */
export async function submitFirst(page: Page, through: () => Promise<void>, state: string): Promise<void> {
  await expect(page).toHaveURL(/view-job/)
  for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
  const best = card(page, 'Best candidates')
  await expect(best.getByText(/^(Strong|Possible|Ask first)$/).first()).toBeVisible()
  await expect(best.getByText('OPT', { exact: true })).toHaveCount(0)
  await best.getByRole('link', { name: 'Submit', exact: true }).first().click()
  await through()
  await page.getByRole('button', { name: 'Add Submission' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(state)
  for (const fact of facts) await expect(card(page, 'What the job asks')).toContainText(fact)
}
