import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { unique } from '../../support/records.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'
import { persons } from '../../support/world.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Chooses an option of a select by typing a part of it. */
async function choose(page: Page, label: string, typed: string, option: string) {
  const select = page.getByRole('combobox', { name: label })
  await tabTo(page, select)
  await page.keyboard.type(typed)
  // A list that was offered before the words were typed is not chosen from.
  await expect(page.getByRole('option').first()).toHaveText(option)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(select).toHaveValue(option)
}

/** Writes a day into its field as somebody does who has no mouse: month, day and year, a part after the other. */
async function typeDay(page: Page, label: string, day: string) {
  const field = page.getByLabel(label)
  const [year, month, date] = day.split('-')
  await tabTo(page, field)
  // Whoever has just written the year is still in it.
  for (let part = 0; part < 2; part += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type(`${month}${date}${year}`)
  await expect(field).toHaveValue(day)
}

/** Saves the step by its key, once its form stands. */
async function saveStep(page: Page, words = 'Save and continue') {
  await expect(page.getByRole('button', { name: words })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
}

test('a student is enrolled in ten steps with the keyboard alone, left at the sixth and finished by a colleague, up to the summary and the file', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const lastName = unique('Rao').replace(' ', '')
  const passportNumber = `N${Date.now()}`
  await signedInAs('bench')
  await page.goto('/company/enrollstudent/list-student')
  await enterOn(page, page.getByRole('main').getByRole('link', { name: 'Add Student' }).first())
  await expect(heading(page, 'Add Full Name')).toBeVisible()

  await saveStep(page)
  const firstName = page.getByRole('textbox', { name: 'First Name' })
  await expect(firstName).toHaveAccessibleDescription('First Name is required')
  await typeInto(page, firstName, 'Asha')
  await typeInto(page, page.getByRole('textbox', { name: 'Last Name' }), lastName)
  await saveStep(page)
  await expect(toast(page, 'Student full name added successfully')).toBeVisible()

  await expect(heading(page, 'Add Address')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'State' }).or(page.getByLabel('State'))).toBeDisabled()
  await typeInto(page, page.getByRole('textbox', { name: 'Address Line One' }), '12 Marine Drive')
  await choose(page, 'Country', 'India', 'India')
  await choose(page, 'State', 'Maharashtra', 'Maharashtra')
  await choose(page, 'City', 'Mumbai', 'Mumbai')
  const zipCode = page.getByRole('textbox', { name: 'Zip Code' })
  await typeInto(page, zipCode, '12')
  await saveStep(page)
  await expect(zipCode).toHaveAccessibleDescription('Zip code must be between 5 and 10 digits')
  await typeInto(page, zipCode, '400020')
  await saveStep(page)

  await expect(heading(page, 'Add Communication Address')).toBeVisible()
  const same = page.getByRole('checkbox', { name: 'Same as the address above' })
  await tabTo(page, same)
  await page.keyboard.press('Space')
  await expect(page.getByRole('textbox', { name: 'Address Line One' })).toHaveValue('12 Marine Drive')
  await expect(page.getByRole('textbox', { name: 'Address Line One' })).toBeDisabled()
  await saveStep(page)

  await expect(heading(page, 'Add Contact')).toBeVisible()
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'asha@mail.example')
  await choose(page, 'Country Code', '+91', '+91 India')
  const digits = page.getByRole('textbox', { name: 'Phone Number' })
  await typeInto(page, digits, '98200')
  await saveStep(page)
  await expect(digits).toHaveAccessibleDescription('Phone number must be 10 digits')
  await typeInto(page, digits, '9820054321')
  await saveStep(page)

  await expect(heading(page, 'Add Emergency Contact')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Contact 1' })).toHaveCount(0)
  await typeInto(page, page.getByRole('textbox', { name: 'First Name' }), 'Ravi')
  await typeInto(page, page.getByRole('textbox', { name: 'Last Name' }), lastName)
  await choose(page, 'Country Code', '+91', '+91 India')
  await typeInto(page, page.getByRole('textbox', { name: 'Mobile Number' }), '9820012345')
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'asha@mail.example')
  await enterOn(page, page.getByRole('button', { name: 'Add contact' }))
  await expect(page.getByRole('group', { name: 'Contact 2' })).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: 'Remove Contact 2' }))
  await expect(page.getByRole('group', { name: 'Contact 2' })).toHaveCount(0)
  await expectAccessible()
  await saveStep(page)

  // Whoever has the passport at hand goes on, from where the first one left.
  await expect(heading(page, 'Add Passport Details')).toBeVisible()
  const student = page.url().split('/').at(-1) ?? ''
  await signedInAs('recruiter')
  await page.goto(`/company/enrollstudent/list-student?search=${lastName}`)
  await enterOn(page, page.getByRole('link', { name: `Asha ${lastName}` }))
  await enterOn(page, page.getByRole('link', { name: 'Continue enrolment' }))
  await page.waitForURL(`**/passportdetails/${student}`)
  await expect(heading(page, 'Add Passport Details')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Steps' })
  await expect(steps.getByRole('listitem').nth(4)).toContainText(persons.bench.name)
  await expect(steps).toContainText('6/10')
  await choose(page, 'Country of Citizenship', 'India', 'India')
  await typeDay(page, 'Birth Date', '2001-03-01')
  await typeInto(page, page.getByRole('textbox', { name: 'Passport Number' }), passportNumber)
  await typeDay(page, 'Expiry Date', '2020-01-01')
  await saveStep(page)
  await expect(page.getByLabel('Expiry Date')).toHaveAccessibleDescription('Expiry date must be in the future')
  await typeDay(page, 'Expiry Date', '2035-06-30')
  await expectAccessible()
  await saveStep(page)

  await expect(heading(page, 'Add Marital Status')).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Marital Status' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Single' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('textbox', { name: 'Number of Kids' }), '0')
  await saveStep(page)

  await expect(heading(page, 'Add Deportation Details')).toBeVisible()
  await saveStep(page)
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Country is required')
  await tabTo(page, page.getByRole('checkbox', { name: 'None to declare' }))
  await page.keyboard.press('Space')
  await saveStep(page)

  await expect(heading(page, 'Add Previous Countries')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'None to declare' }))
  await page.keyboard.press('Space')
  await saveStep(page)

  await expect(heading(page, 'Add Coaching')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('10/10')
  await tabTo(page, page.getByRole('checkbox', { name: 'No coaching' }))
  await page.keyboard.press('Space')
  await saveStep(page)

  // Somebody to call who has the student's own address: the summary says so, and leads to the field.
  await expect(heading(page, 'Enrolment summary')).toBeVisible()
  await expectAccessible()
  await enterOn(page, page.getByRole('link', { name: "Email: This is the student's own phone number or email" }))
  await expect(heading(page, 'Edit Emergency Contact')).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ravi@mail.example')
  await saveStep(page)
  await expect(heading(page, 'Enrolment summary')).toBeVisible()
  await expect(page.getByRole('main').getByText('Completed')).toHaveCount(10)

  await enterOn(page, page.getByRole('link', { name: 'Open student' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Asha ${lastName}`)
  await expect(page.getByRole('main').getByLabel('Details', { exact: true })).toContainText('Under 18No')
  await expect(page.getByRole('main')).not.toContainText(passportNumber)
  await enterOn(page, page.getByRole('button', { name: 'Show: Passport Number' }))
  await expect(page.getByRole('main')).toContainText(passportNumber)
  await expectAccessible()
})

test('a passport is edited without its values, and an unknown step is not found', async ({
  page,
  signedInAs,
  session,
}) => {
  const { _id: id } = await enrolled(await session('bench'), unique('Iyer').replace(' ', ''))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/passportdetails/${id}?mode=edit&back=file`)
  await expect(heading(page, 'Edit Passport Details')).toBeVisible()
  await expect(page.getByLabel('Passport Number', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change Birth Date' }).press('Enter')
  await expect(page.getByLabel('Birth Date')).toBeFocused()
  await page.getByRole('button', { name: 'Keep the stored one' }).press('Enter')
  await page.getByLabel('Expiry Date').fill('2036-06-30')
  await saveStep(page)
  await page.waitForURL(`**/view-student/${id}`)

  await page.goto(`/company/enrollstudent/next-step/${id}`)
  await page.waitForURL(`**/summary/${id}`)
  await page.goto(`/company/enrollstudent/nowhere/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lost this page')
})

for (const timezoneId of ['Pacific/Apia', 'America/New_York'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a day of birth is the day that was typed', async ({ page, signedInAs, session }) => {
      const { _id: id } = await enrolled(await session('bench'), unique('Bose').replace(' ', ''))
      await signedInAs('bench')
      await page.goto(`/company/enrollstudent/view-student/${id}`)
      await page.getByRole('button', { name: 'Show: Birth Date' }).click()
      await expect(page.getByRole('main')).toContainText('Mar 1, 2001')
      await expect(page.getByRole('main')).toContainText('Jun 30, 2035')
    })
  })

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the ten steps fold into a line, and a step is saved', async ({
    page,
    signedInAs,
    session,
    expectAccessible,
  }) => {
    const { _id: id, name } = await enrolled(await session('bench'), unique('Nair').replace(' ', ''))
    await signedInAs('bench')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.goto(`/company/enrollstudent/maritalstatus/${id}?mode=edit`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const fold = page.getByRole('navigation', { name: 'الخطوات' }).getByRole('button')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(page.getByRole('navigation', { name: 'الخطوات' }).getByRole('listitem')).toHaveCount(10)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
    await page.getByRole('textbox', { name: 'عدد الأطفال' }).fill('2')
    await saveStep(page, 'حفظ ومتابعة')
    await page.waitForURL(`**/deportationdetails/${id}?mode=edit`)
    await page.goto(`/company/enrollstudent/view-student/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expectNoSidewaysScroll(page)
  })
  test('each of the ten steps fits, and leads to the next', async ({ page, signedInAs, session, expectAccessible }) => {
    const { _id: id, name } = await enrolled(await session('bench'), unique('Pillai').replace(' ', ''))
    await signedInAs('bench')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    const segments = enrolmentSteps.map(({ segment }) => segment)
    await page.goto(`/company/enrollstudent/${segments[0]}/${id}?mode=edit`)
    for (const [at] of segments.entries()) {
      await expect(page.getByRole('navigation', { name: 'الخطوات' })).toContainText(`${at + 1}/10`)
      await expect(page.getByRole('button', { name: 'حفظ ومتابعة' })).toBeEnabled()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
      await saveStep(page, 'حفظ ومتابعة')
      const next = segments[at + 1]
      await page.waitForURL(next ? `**/${next}/${id}?mode=edit` : `**/summary/${id}`)
    }
    await expect(page.getByRole('main')).toContainText(name)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  })
})
