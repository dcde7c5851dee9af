import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const add = '/company/candidate/add-candidate'
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Add Candidate' })
const own = (start: string) => `${unique(start).replace(' ', '.').toLowerCase()}@mail.example`

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value)
}

// Each rule and its message stand in the API's test of candidates; here that they come up under their field.
const messages = [
  ['First Name', '', 'First Name is required'],
  ['First Name', 'R2D2', 'First Name can only contain letters and spaces'],
  ['Last Name', 'Ng', 'Minimum 3 characters'],
  ['Email', 'no address', 'Wrong email format'],
  ['Phone', '12', 'Minimum 3 symbols'],
] as const

test('the form says what is wrong with each field', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('bench')
  await page.goto(add)
  await submit(page).click()
  await expect(input(page, 'First Name')).toBeFocused()
  for (const [name, typed, message] of messages) {
    await input(page, name).fill(typed)
    await input(page, name).press('Enter')
    await expect(input(page, name)).toHaveAccessibleDescription(new RegExp(message))
  }
  await expectAccessible()
})

test('a candidate is added by hand, edited and deleted', async ({ page, signedInAs, expectAccessible }) => {
  const lastName = unique('Person').replace(' ', '')
  const email = own('hand')
  await signedInAs('recruiter')
  await page.goto(add)
  await fill(page, { 'First Name': 'Zoë', 'Last Name': lastName, Email: email, Phone: '+44 20 7946 0958' })
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Bridge Inspector')
  await page.getByRole('textbox', { name: 'Experience (years)' }).pressSequentially('7.5')
  const skills = page.getByRole('combobox', { name: 'Skills' }).or(page.getByRole('textbox', { name: 'Skills' }))
  await skills.fill('Riveting')
  await skills.press('Enter')
  await page.getByRole('switch', { name: 'Ready to Relocate' }).check({ force: true })
  await submit(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await expect(page).toHaveURL('/company/hotlist/list-candidate')
  await expect(page.getByText('candidates you can add to one')).toBeVisible()
  await expect(page.getByRole('link', { name: `Zoë ${lastName}` })).toBeVisible()

  await page.getByRole('button', { name: 'Open Zoë' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Zoë ${lastName}` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Riveting')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Chief Bridge Inspector')
  await page.getByRole('button', { name: 'Add an e-mail address' }).click()
  await expect(input(page, 'Further e-mail address')).toBeFocused()
  await page.keyboard.type(`second.${email}`)
  await page.getByRole('button', { name: `Prefer second.${email}` }).click()
  await expect(input(page, 'Email')).toHaveValue(`second.${email}`)
  await page.getByRole('button', { name: 'Add a phone' }).click()
  await expect(input(page, 'Further phone')).toBeFocused()
  await page.keyboard.type('+1 555 123 4567')
  await expect(page.getByText('Not a working phone number: +1 555 123 4567')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Candidate updated successfully')).toBeVisible()
  const record = page.getByRole('main')
  await expect(record).toContainText(`second.${email} preferred`)
  await expect(record).toContainText('+44 20 7946 0958 preferred')
  await expect(page.getByRole('img', { name: 'Not a working phone number' }).first()).toBeVisible()
  // The timeline says it too.
  await expect(page.getByRole('listitem').filter({ hasText: /^Chief Bridge Inspector$/ })).toBeVisible()

  await takeAction(page, `Zoë ${lastName}`, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Deletion successful')).toBeVisible()
  await expect(page).toHaveURL('/company/candidate/list-candidate')
  await page.goto(`/company/candidate/list-candidate?search=${lastName}`)
  await expect(page.getByText('No Results Found')).toBeVisible()
})

test('the short name "Li" is kept once it is said to be the full name', async ({ page, signedInAs }) => {
  const lastName = unique('Wang').replace(' ', '')
  await signedInAs('bench')
  await page.goto(add)
  await fill(page, { 'First Name': 'Li', 'Last Name': lastName, Email: own('li'), Phone: '+86 10 1234 5678' })
  await submit(page).click()
  await expect(input(page, 'First Name')).toHaveAccessibleDescription(/Minimum 3 characters/)
  await page.getByRole('button', { name: 'Keep "Li", it is the full name' }).click()
  await submit(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: `Li ${lastName}` })).toBeVisible()
})

test('a person with one name needs no other', async ({ page, signedInAs }) => {
  const name = unique('Suharto').replace(' ', '')
  await signedInAs('bench')
  await page.goto(add)
  await page.getByRole('checkbox', { name: 'This person has only one name' }).check()
  await expect(input(page, 'Last Name')).toBeHidden()
  await fill(page, { Name: name, Email: own('one'), Phone: '+62 21 555 0100' })
  await submit(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('an e-mail address that the company knows is refused, and nothing typed is lost', async ({
  page,
  signedInAs,
  session,
}) => {
  const { email } = await make.candidate(await session('bench'))
  await signedInAs('bench')
  await page.goto(add)
  await fill(page, { 'First Name': 'Second', 'Last Name': 'Person', Email: email, Phone: '+1 415 555 0100' })
  await submit(page).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('User already exists')
  await expect(input(page, 'First Name')).toHaveValue('Second')
  await fill(page, { Email: own('other') })
  await submit(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
})
