import { letterTo } from '../../support/mailbox.ts'
import { offerConsultations } from '../../support/some-records.ts'
import { expect, test, toast } from '../../support/test.ts'

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '') || 'abc'

test('a visitor without script is assessed, an administrator assigns the lead, and the company converts it', async ({
  page,
  browser,
  signedInAs,
  expectAccessible,
}) => {
  const lastName = `Lind${letters()}`
  const name = `Vera ${lastName}`
  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
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
  await visitor.getByLabel('First Name').fill('Vera')
  await visitor.getByLabel('Last Name').fill(lastName)
  await visitor.getByLabel('Email').fill(`${lastName}@mail.example`)
  await visitor.getByLabel('Phone').fill('+1 415 555 0100')
  await visitor.getByRole('checkbox').check()
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Send answers' }).click()
    // Who is faster than a person is asked to send it once more: what was typed is kept.
    await expect(visitor.getByText('74 of 100')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(visitor.getByText(/no decision or advice/)).toBeVisible()
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  await outside.close()

  await signedInAs('administrator')
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Assign' }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Harbor')
  await page.getByRole('option', { name: 'Harbor Staffing' }).click()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(toast(page, '1 lead assigned')).toBeVisible()

  await signedInAs('recruiter')
  await page.goto('/company/leads')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Estimate: 74 of 100, pass mark 67.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Convert' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click()
  await expect(toast(page, `${name} was converted`)).toBeVisible()
  await page.getByRole('link', { name: 'Candidate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a visitor without script books a free consultation, moves it by the link of the letter, and the page of the lead follows', async ({
  page,
  browser,
  session,
  signedInAs,
}) => {
  await offerConsultations(await session('administrator'))
  const lastName = `Berg${letters()}`
  const email = `${lastName}@mail.example`
  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  await visitor.goto('/consultation')
  const times = visitor.getByRole('region').getByRole('button')
  const isKept = visitor.getByText('This time is kept for you until')
  await times.first().click()
  await expect(isKept).toBeVisible()
  await visitor.getByLabel('First Name').fill('Vera')
  await visitor.getByLabel('Last Name').fill(lastName)
  await visitor.getByLabel('Email').fill(email)
  await visitor.getByLabel('Phone').fill('+1 415 555 0100')
  await visitor.getByRole('checkbox').check()
  const isBooked = visitor.getByText('Your consultation is booked.')
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Book this time' }).click()
    await expect(isBooked).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)

  await signedInAs('administrator')
  await page.goto(`/admin/leads?search=${lastName}`)
  await page.getByRole('link', { name: `Vera ${lastName}` }).click()
  await expect(page.getByText('Consultation booked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Assign', exact: true })).toBeVisible()

  const [path = ''] = /\/book\/[\w-]{43}/.exec(await letterTo(page, email, /consultation/)) ?? []
  await visitor.goto(path)
  await visitor.getByRole('link', { name: 'Move it' }).click()
  await times.first().click()
  await expect(isKept).toBeVisible()
  await visitor.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(isBooked).toBeVisible()
  await outside.close()
  // Without a reload.
  await expect(page.getByText('Consultation moved')).toBeVisible()
})
