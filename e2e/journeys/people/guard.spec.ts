import type { Page } from '@playwright/test'
import { expect, test, toast } from '../../support/test.ts'
import { type PersonName, password, persons } from '../../support/world.ts'

async function signIn(page: Page, person: PersonName) {
  await page.getByRole('textbox', { name: 'Email' }).fill(persons[person].email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const deepLinks = [
  {
    person: 'bench',
    link: '/company/candidate/list-candidate?size=25&search=Anita',
    signIn: '/company/auth/sign-in',
    heading: 'Candidates',
  },
  {
    person: 'administrator',
    link: '/admin/setting/list-skill?page=2&sort=name&dir=asc',
    signIn: '/admin/auth/sign-in',
    heading: 'Skill',
  },
] as const

for (const { person, link, signIn: path, heading } of deepLinks) {
  test(`a visitor of ${link} signs in first, and comes back to it`, async ({ page }) => {
    await page.goto(link)
    await expect(page).toHaveURL(path)
    await expect(toast(page, 'Please login to access this page')).toBeVisible()
    await signIn(page, person)
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

// Other forged paths are judged by the test of the areas.
test('a remembered path of another site leads to the own work of the day', async ({ page }) => {
  await page.goto('/company/auth/sign-in')
  await page.evaluate(() => sessionStorage.setItem('returnPath', '//evil.example/company'))
  await signIn(page, 'bench')
  await expect(page).toHaveURL('/company/today')
})

test('a member of a company does not enter the area of administrators', async ({ page, signedInAs }) => {
  await signedInAs('owner')
  await page.goto('/admin/setting/list-skill')
  await expect(page).toHaveURL('/error/403')
  await expect(page.getByRole('heading', { name: 'You may not open this page' })).toBeVisible()
  const home = page.getByRole('link', { name: 'Return Home' })
  await expect(home).toHaveAttribute('href', '/company/today')
  await home.click()
  await expect(page).toHaveURL('/company/today')
})

test('a company user does not open the form that adds hotlists', async ({ page, signedInAs }) => {
  await signedInAs('member')
  await page.goto('/company/hotlist/add-hotlist')
  await expect(page).toHaveURL('/error/403')
})

test('the owner of a company that is not onboarded goes on where it stands, and nowhere else', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/company/auth/sign-in')
  await signIn(page, 'notOnboarded')
  await expect(page).toHaveURL('/company/onboarding/step3')
  await expect(page.getByRole('heading', { level: 1, name: 'Client/Consultant Details' })).toBeVisible()
  await expectAccessible()

  await page.goto('/company/candidate/list-candidate')
  await expect(page).toHaveURL('/company/onboarding/step3')
  await page.goto('/company/onboarding/step1/0192-student')
  await expect(page).toHaveURL('/company/onboarding/step1')
})
