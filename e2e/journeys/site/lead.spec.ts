import type { Locator } from '@playwright/test'
import { letterTo } from '../../support/mailbox.ts'
import { offerConsultations } from '../../support/some-records.ts'
import { expect, test, toast } from '../../support/test.ts'

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '') || 'abc'

test('a visitor without script is assessed, books a consultation and moves it by the link of the letter; an administrator assigns both leads, and the company converts', async ({
  page,
  browser,
  session,
  signedInAs,
  expectAccessible,
}) => {
  await offerConsultations(await session('administrator'))
  const lastName = `Lind${letters()}`
  const name = `Vera ${lastName}`
  const email = `${lastName}@mail.example`
  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  const fitsPhone = async () => expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  /** A visitor faster than a person is asked to send it once more: their words are kept. */
  const send = (label: string, arrived: Locator) =>
    expect(async () => {
      await visitor.getByRole('button', { name: label }).click()
      await expect(arrived).toBeVisible({ timeout: 3_000 })
    }).toPass()
  const introduce = async () => {
    await visitor.getByLabel('First Name').fill('Vera')
    await visitor.getByLabel('Last Name').fill(lastName)
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Phone').fill('+1 415 555 0100')
    await visitor.getByRole('checkbox').check()
  }

  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Free Assessment' }).first().click()
  await expect(visitor.getByText('Step 1 of 4')).toBeVisible()
  const next = () => visitor.getByRole('button', { name: 'Continue' }).click()
  const choose = async (...answers: string[]) => {
    for (const answer of answers) await visitor.getByRole('radio', { name: answer, exact: true }).check()
  }
  await choose('Canada', 'Live there permanently')
  await next()
  await visitor.getByLabel('How old are you?').fill('30')
  await choose('Secondary school', '6 or more')
  await next()
  await visitor.getByRole('button', { name: 'Back' }).click()
  await expect(visitor.getByLabel('How old are you?')).toHaveValue('30')
  await choose("Master's degree, or a degree for a licensed profession")
  await next()
  await choose('CLB 9 or higher in each part', 'Nothing yet')
  await visitor
    .getByRole('group', { name: /other one/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await visitor
    .getByRole('group', { name: /job offer/ })
    .getByRole('radio', { name: 'No' })
    .check()
  await next()
  await introduce()
  await send('Send answers', visitor.getByText('74 of 100'))
  await expect(visitor.getByText(/no decision or advice/)).toBeVisible()
  await fitsPhone()

  await visitor.getByRole('main').getByRole('link', { name: 'Book a Free Consultation' }).click()
  const times = visitor.getByRole('region').getByRole('button')
  const isKept = visitor.getByText('This time is kept for you until')
  const isBooked = visitor.getByText('Your consultation is booked.')
  await times.first().click()
  await expect(isKept).toBeVisible()
  await introduce()
  await send('Book this time', isBooked)
  await fitsPhone()

  await signedInAs('administrator')
  await page.goto(`/admin/leads?search=${lastName}`)
  await page.getByRole('row').filter({ hasText: 'Consultation' }).getByRole('link', { name }).click()
  await expect(page.getByText('Consultation booked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeVisible()
  const [path = ''] = /\/book\/[\w-]{43}/.exec(await letterTo(page, email, /consultation is booked|booked/i)) ?? []
  await visitor.goto(path)
  await visitor.getByRole('link', { name: 'Move it' }).click()
  await times.first().click()
  await expect(isKept).toBeVisible()
  await visitor.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(isBooked).toBeVisible()
  await outside.close()
  // Without a reload.
  await expect(page.getByText('Consultation moved')).toBeVisible()

  await page.getByRole('button', { name: 'Add Task' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(`Prepare for ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Task Added Successfully')).toBeVisible()
  const step = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next step' }) })
  await expect(step).toContainText(`Prepare for ${name}`)
  await page.getByRole('link', { name: 'All tasks' }).click()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `Prepare for ${name}` })
      .getByRole('link', { name }),
  ).toBeVisible()

  await page.goto(`/admin/leads?search=${lastName}`)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Assign' }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Harbor')
  await page.getByRole('option', { name: 'Harbor Staffing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(page, '2 leads assigned')).toBeVisible()

  await signedInAs('recruiter')
  await page.goto(`/company/leads?search=${lastName}`)
  await page.getByRole('row').filter({ hasText: 'Assessment' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Estimate: 74 of 100, pass mark 67.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Convert' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click()
  await expect(toast(page, `${name} was converted`)).toBeVisible()
  await page.getByRole('link', { name: 'Candidate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
