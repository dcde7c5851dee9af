import { letterTo } from '../../support/mailbox.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { make, unique } from '../../support/records.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('a candidate chooses, moves and cancels the time of an interview by a link, on a phone without script, and the recruiter sees it at once', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Booking'))
  const submission = await make.submission(owner)
  await enterAs(page, owner)
  await page.goto('/company/setup/times')
  await expect(page.getByRole('heading', { level: 1, name: 'Bookable times' })).toBeVisible()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('button', { name: `Add hours on ${day}` }).click()
    await expect(page.getByRole('group', { name: day }).getByLabel('From what time')).toHaveValue('09:00')
  }
  await page.getByRole('group', { name: 'Monday' }).getByLabel('Until what time').fill('08:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The end must be later than the start')).toBeVisible()
  await page.getByRole('group', { name: 'Monday' }).getByLabel('Until what time').fill('12:00')
  await page.getByRole('textbox', { name: 'Length in minutes' }).fill('60')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Bookable Times Updated Successfully')).toBeVisible()

  await page.goto(`/company/job/add-interview?submission=${submission._id}`)
  await expect(page.getByRole('combobox', { name: 'Submission' })).toHaveValue(new RegExp(submission.name))
  await page.getByRole('textbox', { name: 'Link of the call' }).fill('https://meet.example.com/first-talk')
  await page.getByRole('button', { name: 'Let them choose a time' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make Link' }).click()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/book\/[\w-]{43}$/)
  await expectAccessible()
  const path = new URL(await link.inputValue()).pathname
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(submission.name)
  await expect(page.getByText('Waiting for a choice')).toBeVisible()
  expect(await letterTo(page, submission.email, /Choose a time of your interview/)).toContain(path)

  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  await visitor.goto(`${path}?lang=ar`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  await visitor.goto(`${path}?lang=en`)
  await expect(visitor.getByRole('heading', { level: 1, name: /^Interview: / })).toBeVisible()
  await visitor.getByLabel('Time zone').selectOption('Asia/Kolkata')
  await visitor.getByRole('main').getByRole('button', { name: 'Change', exact: true }).click()
  await expect(visitor).toHaveURL(/zone=Asia%2FKolkata/)
  const times = visitor.getByRole('region').getByRole('button')
  const first = (await times.first().textContent()) ?? ''
  await times.first().click()
  await expect(visitor.getByText('This time is kept for you until')).toBeVisible()
  await expect(visitor.getByRole('main')).toContainText(first)
  await visitor.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(visitor.getByRole('status')).toContainText('Your interview is booked.')

  // The recruiter's page shows it without a reload.
  const interview = page.getByRole('link', { name: 'Round 1' })
  await expect(interview).toBeVisible()
  await expect(page.getByText('Waiting for a choice')).toHaveCount(0)
  await interview.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${submission.name} Planned`)
  await expect(page.getByRole('main')).toContainText('Asia/Kolkata')
  expect(await letterTo(page, submission.email, /^[\s\S]*<h2[^>]*>Interview:/)).toContain('SEQUENCE:0')

  await visitor.getByRole('link', { name: 'Move it' }).click()
  await expect(visitor.getByRole('status')).toContainText('It stays there until you confirm another time.')
  await times.nth(1).click()
  await visitor.getByRole('button', { name: 'Confirm this time' }).click()
  await expect(visitor.getByRole('status')).toContainText('Your interview is booked.')
  expect(await letterTo(page, submission.email, /New time/)).toContain('SEQUENCE:1')

  await visitor.getByText('Cancel the interview').first().click()
  await visitor.getByLabel('Reason (optional)').fill('I am ill')
  await visitor.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect(visitor.getByRole('status')).toContainText('This interview was cancelled.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled')
  await expect(page.getByRole('main')).toContainText('I am ill')
  await outside.close()
})
