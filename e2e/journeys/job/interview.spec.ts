import { letterTo } from '../../support/mailbox.ts'
import { make } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

test('an interview is planned by keyboard, moved and cancelled; its people read of it in their zone', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const submission = await make.submission(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/submission/view-submission/${submission._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('To vendor')
  await page.getByRole('link', { name: 'Plan Interview' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Interview' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Submission' })).toHaveValue(new RegExp(submission.name))
  await page.getByLabel('Start').fill('2031-03-07T10:00')
  const zone = page.getByRole('combobox', { name: "Candidate's time zone" })
  await zone.fill('Asia/Kolkata')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Link of the call' }).fill('https://meet.example.com/round-1')
  await page.getByRole('button', { name: 'Add Interviewer' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Iyer')
  await expectAccessible()
  await page.getByRole('button', { name: 'Plan Interview' }).press('Enter')
  await expect(toast(page, 'Interview Added Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${submission.name} Planned`)
  await expect(page.getByRole('main')).toContainText('Asia/Kolkata')
  await expectAccessible()
  const planned = await letterTo(page, submission.email, /^[\s\S]*<h2[^>]*>Interview:/)
  expect(planned).toContain('METHOD:REQUEST')
  expect(planned).toContain('SEQUENCE:0')

  await takeAction(page, submission.name, 'Edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Interview' })).toBeVisible()
  await expect(page.getByLabel('Start')).toHaveValue('2031-03-07T10:00')
  await page.getByLabel('Start').fill('2031-03-10T10:00')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Interview Updated Successfully')).toBeVisible()
  expect(await letterTo(page, submission.email, /New time/)).toContain('SEQUENCE:1')

  await takeAction(page, submission.name, 'Cancel Interview')
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('The client put it off')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Interview' }).press('Enter')
  await expect(toast(page, 'Interview Cancelled Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelled')
  expect(await letterTo(page, submission.email, /Cancelled/)).toContain('METHOD:CANCEL')
})

test('an hour that comes twice is asked about, one that is skipped is refused, and what else is planned then is told', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const submission = await make.submission(bench)
  await signedInAs('bench')
  const plan = async () => {
    await page.goto(`/company/job/add-interview?submission=${submission._id}`)
    await expect(page.getByRole('combobox', { name: 'Submission' })).toHaveValue(new RegExp(submission.name))
    const zone = page.getByRole('combobox', { name: "Interviewers' time zone" })
    await zone.fill('America/New_York')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await plan()
  const start = page.getByLabel('Start')
  await start.fill('2031-03-09T02:30')
  await expect(start).toHaveAccessibleDescription(/The clocks of America\/New_York skip 02:30 on that day/)
  await page.getByRole('button', { name: 'Plan Interview' }).press('Enter')
  await expect(start).toHaveAttribute('aria-invalid', 'true')

  await start.fill('2031-11-02T01:30')
  const question = page.getByRole('radiogroup', { name: /show 01:30 twice on that day/ })
  await page.getByRole('button', { name: 'Plan Interview' }).press('Enter')
  await expect(question).toHaveAccessibleDescription('Please choose day and time')
  await expectAccessible()
  await question.getByRole('radio', { name: 'The second (America/New_York (GMT-05:00))' }).press('Space')
  await page.getByRole('button', { name: 'Plan Interview' }).press('Enter')
  await expect(toast(page, 'Interview Added Successfully')).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/interview/list', { filters: { submission: submission._id } })
  expect(data.map(({ startDate }: { startDate: string }) => startDate)).toEqual(['2031-11-02T06:30:00.000Z'])

  await plan()
  const other = page.getByText(`${submission.name} has another interview at this time:`)
  await start.fill('2031-11-02T02:00')
  await expect(other).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(submission.job) })).toBeVisible()
  await expectAccessible()
  await start.fill('2031-11-02T04:00')
  await expect(other).toHaveCount(0)
})

test('today is worked off: an outcome, a rate and a task, each undone or found again', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const pay = { rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour', taxTerm: null }
  const submission = await make.submission(bench, { pay })
  const startDate = new Date(Date.now() - 3_600_000).toISOString()
  const interview = { kind: 'phone', startDate, zone: 'UTC', candidateZone: 'UTC', submissionId: submission._id }
  await callAs(bench, 'POST', '/interview/add', interview)
  const title = `Call the vendor of ${submission.name}`
  const { data } = await callAs(bench, 'POST', '/today/view', {})
  await callAs(bench, 'POST', '/task/add', { title, dueDate: data.day })
  await signedInAs('bench')
  await page.goto('/company/today')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expectAccessible()
  const rowIn = (group: string, text: string) =>
    page.getByRole('region', { name: group }).getByRole('listitem').filter({ hasText: text })
  const done = page.getByRole('region', { name: 'Done today' })

  // A digit notes what came of an interview.
  const held = rowIn('Interviews', submission.name)
  await held.getByRole('button', { name: 'Add outcome' }).press('Enter')
  const question = page.getByRole('form', { name: 'What came of it?' })
  await expect(question).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('1')
  await expect(done).toContainText(`Outcome noted: ${submission.name}`)
  await expect(held).toHaveCount(0)

  // Esc leaves the question, a choice and Enter answer it.
  const rated = rowIn('Rates to confirm', submission.name)
  await rated.getByRole('button', { name: 'Confirm Rate' }).press('Enter')
  await expect(page.getByRole('form', { name: 'How it was confirmed' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('form')).toHaveCount(0)
  await rated.getByRole('button', { name: 'Confirm Rate' }).click()
  await page.getByRole('button', { name: 'By call' }).click()
  await page.getByRole('button', { name: 'Log It' }).click()
  await expect(done).toContainText(`Rate confirmed: ${submission.name}`)
  await expect(rated).toHaveCount(0)

  const task = rowIn('Expiries and reminders', title)
  await task.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(task).toHaveCount(0)
  await done.getByRole('button', { name: `Undo: ${title}` }).click()
  await expect(task).toBeVisible()
})

test('the zone of the candidate is that of the place where they live, until somebody chooses another', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const [person, job] = [await make.candidate(bench, { location: 'Phoenix, AZ' }), await make.job(bench)]
  const { data } = await callAs(bench, 'POST', '/submission/add', { candidateId: person._id, jobId: job._id })
  await signedInAs('bench')
  await page.goto(`/company/job/add-interview?submission=${data._id}`)
  const zone = page.getByRole('combobox', { name: "Candidate's time zone" })
  await expect(zone).toHaveValue('America/Phoenix (GMT-07:00)')
  await expect(zone).toHaveAccessibleDescription('As in Phoenix, AZ')
  await page.getByLabel('Start').fill('2031-03-07T10:00')
  await zone.fill('Asia/Kolkata')
  await page.getByRole('option', { name: /Kolkata/ }).click()
  await expect(zone).toHaveValue(/^Asia\/Kolkata/)
  await expect(zone).not.toHaveAccessibleDescription('As in Phoenix, AZ')
})
