import type { Page } from '@playwright/test'
import { completedOwner } from '../../support/onboarding.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The address of a link that a dialog shows once. */
async function linkIn(page: Page, path: RegExp): Promise<string> {
  const dialog = page.getByRole('dialog')
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(path)
  const { pathname } = new URL(await link.inputValue())
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  return pathname
}

test('a pasted ad ends with somebody placed and back on the bench, by keyboard: ranked, agreed, submitted, presented, interviewed', async ({
  page,
  browser,
}) => {
  const owner = await completedOwner(unique('Whole'))
  const title = unique('Kafka Engineer')
  const person = await make.candidate(owner, {
    ...{ jobTitle: 'Kafka Engineer', skills: ['Python', 'Airflow', 'Snowflake'], benchSince: dayIn(-40) },
    ...{ rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour' },
  })
  await callAs(owner, 'POST', '/representation/add-rule', { client: ['link'], vendor: [], againDays: 180 })
  await enterAs(page, owner)
  await page.goto('/company/job/jd-extractor')
  await page
    .getByRole('textbox', { name: 'Job description' })
    .fill(
      [
        `Job Title: ${title}`,
        'Location: Plano, TX (Hybrid)',
        'Rate: $70 - $85/hr',
        'Must have: Python, Airflow, Snowflake',
        'The team builds the pipelines that the whole company reads its figures from.',
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Extract' }).press('Enter')
  await page.getByRole('region', { name: 'What was found' }).getByRole('button', { name: 'Add Job' }).press('Enter')
  const form = page.getByRole('region', { name: 'Add Job' })
  await expect(form.getByRole('textbox', { name: 'Job Title' })).toHaveValue(title)
  await form.getByRole('button', { name: 'Add Job' }).press('Enter')
  await expect(toast(page, 'Job Added Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const job = page.url()

  // The best of the bench stands there with the way to submit them.
  const best = page.getByRole('listitem').filter({ hasText: person.name })
  await expect(best).toContainText(person.name)
  await best.getByRole('link', { name: 'Submit' }).press('Enter')
  await expect(page.getByText(/asks for a proof before this person is submitted/)).toBeVisible()
  await page.getByRole('button', { name: 'Ask now' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Also send the link by email' }).press('Space')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).press('Enter')
  const agree = await linkIn(page, /\/agree\/[\w-]{43}$/)

  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const phone = await outside.newPage()
  await phone.goto(agree)
  await phone.getByLabel('Your full name').fill(person.name)
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: 'Agree and sign' }).click()
  await expect(phone.getByRole('status')).toContainText('You agreed on')

  await page.reload()
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Submission' }).press('Enter')
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(person.name)
  const submission = page.url()

  await page.goto(job)
  await page.getByRole('button', { name: 'Add presentation' }).press('Enter')
  await dialog.getByRole('checkbox', { name: person.name }).press('Space')
  await dialog.getByRole('button', { name: 'Make the link' }).press('Enter')
  const presented = await linkIn(page, /\/share-submission\/[\w-]{43}$/)
  await phone.goto(presented)
  const shown = phone.getByRole('region', { name: person.name })
  await shown.getByRole('textbox', { name: 'Comment' }).fill('Thursday after ten')
  await shown.getByRole('button', { name: 'Ask for an interview' }).click()
  await expect(shown.getByRole('status')).toContainText('Thursday after ten')
  await outside.close()

  await page.goto(submission)
  await expect(page.getByRole('main')).toContainText('Thursday after ten')
  await page.getByRole('link', { name: 'Plan Interview' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Submission' })).toHaveValue(new RegExp(person.name))
  await page.getByLabel('Start').fill('2031-03-07T10:00')
  await page.getByRole('textbox', { name: 'Link of the call' }).fill('https://meet.example.com/round-1')
  await page.getByRole('button', { name: 'Plan Interview' }).press('Enter')
  await expect(toast(page, 'Interview Added Successfully')).toBeVisible()

  await page.goto(submission)
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  const state = page.getByRole('combobox', { name: 'Move to' })
  await state.fill('Confirmed')
  await expect(page.getByRole('option')).toHaveText(['Confirmed'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Move' }).press('Enter')
  await expect(heading).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Place candidate', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Placement' })).toBeVisible()
  await page.getByLabel(/^Start/).fill(dayIn(-30))
  await page.getByRole('button', { name: 'Add Placement' }).press('Enter')
  await expect(toast(page, 'Placement Added Successfully')).toBeVisible()
  await expect(heading).toContainText('Running')
  await page.getByRole('button', { name: 'End now' }).press('Enter')
  await dialog.getByLabel('Last day').fill(dayIn(-2))
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The work is done')
  await dialog.getByRole('button', { name: 'End Placement' }).press('Enter')
  await expect(toast(page, 'Placement Ended Successfully')).toBeVisible()
  await page.goto(`/company/bench?search=${encodeURIComponent(person.name)}`)
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('1 day')
})
