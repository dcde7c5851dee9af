import { expect, test, toast } from '../../support/test.ts'
import type { PersonName } from '../../support/world.ts'

const step = (number: number) => `/company/onboarding/step${number}`

// spec 3 §4.1 and product.md, Messages in variants.
for (const [number, message] of [
  [1, 'Authentication required to access onboarding'],
  [2, 'You must be logged in to access the onboarding process'],
  [3, 'You must be logged in to access the onboarding process'],
  [4, 'You must be logged in to access the onboarding process'],
  [5, 'You must be logged in to access the onboarding process'],
  [6, 'Authentication required for this step'],
] as const) {
  test(`a visitor of step ${number} is asked to sign in`, async ({ page }) => {
    await page.goto(step(number))
    await expect(page).toHaveURL('/company/auth/sign-in')
    await expect(toast(page, message)).toBeVisible()
  })
}

interface Standing {
  person: PersonName
  at: number
}
const standings: Standing[] = [
  { person: 'atStep1', at: 1 },
  { person: 'atStep2', at: 2 },
  { person: 'notOnboarded', at: 3 },
  { person: 'atStep4', at: 4 },
  { person: 'atStep5', at: 5 },
  { person: 'atStep6', at: 6 },
]

const warningOf = (number: number) =>
  number === 6 ? 'Please complete previous steps first' : `Please complete step ${number - 1} first`

for (const { person, at } of standings) {
  test(`a company at step ${at} opens no further one, and is told what comes first`, async ({ page, signedInAs }) => {
    await signedInAs(person)
    for (const number of [2, 3, 4, 5, 6]) {
      await page.goto(step(number))
      // The last one opens with the step before it.
      const isOpen = at >= Math.min(number, 5)
      await expect(page).toHaveURL(step(isOpen ? number : at))
      await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]')).toBeVisible()
      if (!isOpen) await expect(toast(page, warningOf(at + 1))).toBeVisible()
      else await expect(toast(page, /^Please complete/)).toBeHidden()
    }
  })
}

test('each closed page names its own condition', async ({ page, signedInAs }) => {
  await signedInAs('notOnboarded')
  await page.goto(step(6))
  for (const number of [6, 5, 4]) await expect(toast(page, warningOf(number))).toBeVisible()
  await expect(page).toHaveURL(step(3))
})

test('a member who is not the owner sees who must finish', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('waiting')
  await page.goto(step(1))
  await expect(page.getByRole('heading', { level: 1, name: 'Complete the onboarding' })).toBeVisible()
  await expect(page.getByText(/Maple Pathways is at step 3 of 6/)).toContainText('Only the owner of your company')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/company/auth/sign-in')
})

test('a step that does not exist is a page that is lost', async ({ page, signedInAs }) => {
  await signedInAs('notOnboarded')
  await page.goto(step(7))
  await expect(page.getByRole('heading', { level: 1, name: /lost this page/ })).toBeVisible()
})
