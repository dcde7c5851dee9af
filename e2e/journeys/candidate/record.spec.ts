import type { Page, Request } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { resumes } from '../../support/files.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true })

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await input(page, name).fill(value)
}

test('a record is filled in from the first step to the fourth: rules, several entries, undo', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const lastName = unique('Steps').replace(' ', '')
  await signedInAs('recruiter')
  await page.goto('/company/candidate/add-candidate')
  await fill(page, {
    'First Name': 'Wanda',
    'Last Name': lastName,
    Email: `${lastName.toLowerCase()}@mail.example`,
    Phone: '+1 415 555 0100',
  })
  await page.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'From a date' }).click()
  await page.getByRole('button', { name: 'Add and continue' }).click()
  await expect(page.getByLabel('Available from')).toHaveAccessibleDescription('Please choose a date')
  await page.getByLabel('Available from').fill('2030-01-05')
  await page.getByRole('button', { name: 'Add and continue' }).click()

  await expect(page).toHaveURL(/add-candidate-step-2\?candidate=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Work History' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(input(page, 'Job Title')).toHaveAccessibleDescription('Please enter a job title or an employer')
  await fill(page, { 'Job Title': 'Lock Keeper', Employer: 'Canal Trust', Start: '2019-05', End: '2018' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(input(page, 'End')).toHaveAccessibleDescription(/The end lies before the start/)
  await input(page, 'End').fill('2021')
  await page.getByRole('button', { name: 'Add another' }).click()
  const second = page.getByRole('group', { name: 'Position 2' })
  await second.getByRole('textbox', { name: 'Job Title' }).fill('Bridge Master')
  await second.getByRole('textbox', { name: 'Start' }).fill('2021-02')
  await second.getByRole('checkbox', { name: 'Still works there' }).check()
  await expect(second.getByRole('textbox', { name: 'End' })).toBeDisabled()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await second.getByRole('textbox', { name: 'Job Title' }).press('Enter')
  await expect(toast(page, 'The entry was saved')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Bridge Master')
  await expect(cards.first()).toContainText('2021-02 – today')
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Entries: 2')
  await expectAccessible()

  await next(page).click()
  await fill(page, { Degree: 'BSc', School: 'Delft', 'Graduation Year': '15' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(input(page, 'Graduation Year')).toHaveAccessibleDescription('Enter a valid year')
  await input(page, 'Graduation Year').fill('2015')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(cards).toContainText(['BSc, Delft'])

  await next(page).click()
  await fill(page, { Name: 'Boat Master', Year: '2016', Expires: '2031-06' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(cards).toContainText(['Boat Master'])
  await page.getByRole('button', { name: 'Delete Boat Master' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(cards).toHaveCount(0)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toContainText(['Boat Master'])
})

test('steps may be skipped, the resume is kept at once, and step seven ends at the record', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const recruiter = await session('recruiter')
  const candidate = await make.candidate(recruiter, { availability: '2030-01-05' })
  const entries = [{ degree: 'BSc', school: 'Delft' }]
  await callAs(recruiter, 'POST', '/candidate-education/add-multiple', { candidateId: candidate._id, entries })
  await signedInAs('recruiter')
  await page.goto(`/company/candidate/add-candidate-step-4?candidate=${candidate._id}`)
  const cards = page.getByRole('article')
  await next(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible()
  await next(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Resume' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(resumes.pdf)
  await expect(toast(page, 'Candidate updated successfully')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(resumes.pdf.split('/').at(-1) ?? '')
  await expectAccessible()

  await next(page).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(input(page, 'Vendor Contact')).toHaveAccessibleDescription('Vendor Contact is required')
  await expect(input(page, 'First Name')).toHaveAccessibleDescription('First Name Completed is required')
  await fill(page, {
    'Vendor Contact': 'Quayside desk',
    'First Name': 'Li',
    'Last Name': 'Wang',
    'Employer Name': 'Quayside',
    'Email Id': 'li@quayside.example',
    'Mobile Number': '+1 415 555 0101',
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Keep "Li", it is the full name' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(cards).toContainText(['Li Wang'])
  await page.getByRole('link', { name: 'Finish' }).click()

  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
  for (const known of ['From Jan 5, 2030', 'BSc, Delft', 'Quayside desk'])
    await expect(page.getByRole('main')).toContainText(known)
  await expectAccessible()
})

test('what was typed in a step is offered again, to its candidate alone', async ({ page, signedInAs, session }) => {
  const [one, other] = [await make.candidate(await session('owner')), await make.candidate(await session('owner'))]
  await signedInAs('owner')
  const step = (id: string) => `/company/candidate/add-candidate-step-5?candidate=${id}`
  await page.goto(step(one._id))
  await input(page, 'Language').fill('Breton')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.goto(step(other._id))
  await expect(input(page, 'Language')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeHidden()
  await page.goto(step(one._id))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(page, 'Language')).toHaveValue('Breton')
})

test('what a resume tells of a career is saved with the candidate', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/candidate/resume-parsing')
  const text = [
    'Nadia Ferris',
    'Java Developer',
    `${unique('nadia').replace(' ', '.')}@mail.example`,
    '+1 415 555 0137',
    '',
    'EXPERIENCE',
    'Java Developer, Acme Corp, May 2019 - Present',
    '- Built billing services',
    '',
    'EDUCATION',
    'Bachelor of Science, Delft University, 2015',
    '',
    'LANGUAGES',
    'English, French',
  ].join('\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'nadia.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('Nadia', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Add and continue' }).click()
  await expect(page.getByRole('article')).toContainText(['Acme Corp'])
  await next(page).click()
  await expect(page.getByRole('article')).toContainText(['Delft University'])
  await page.getByRole('link', { name: /^Languages/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('the timeline tells who changed what, page by page', async ({ page, signedInAs, session, expectAccessible }) => {
  const bench = await session('bench')
  const candidate = await make.candidate(bench)
  for (const at of [...'abcdefghij'])
    await callAs(bench, 'PUT', `/candidate/update/${candidate._id}`, { jobTitle: `Title ${at}` })
  await signedInAs('bench')
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  const timeline = page.getByRole('list').filter({ hasText: 'Bianca Shah' })
  await expect(timeline.getByText('Candidate changed')).toHaveCount(10)
  await expect(timeline).toContainText(/Title i\s*→\s*Title j/)
  // A colleague's note has all of it read anew, in the midst of a press.
  const path = '/api/v1/candidate/timeline'
  const isOfNewest = (request: Request) => request.url().endsWith(path) && !request.postDataJSON().before
  let isHeld = false
  await page.route(`**${path}`, async (route, request) => {
    if (isHeld || isOfNewest(request)) return route.continue()
    isHeld = true
    const anew = page.waitForRequest(isOfNewest)
    const note = { recordKind: 'candidate', record: candidate._id, note: 'Called in between.' }
    await callAs(await session('recruiter'), 'POST', '/note/add', note)
    await anew
    return route.continue()
  })
  await page.getByRole('button', { name: 'Show earlier' }).click()
  await expect(timeline.getByText('Candidate added')).toBeVisible()
  await takeAction(page, candidate.name, 'Mark as Inactive')
  await expect(timeline).toContainText(/Active\s*→\s*Inactive/)
  await expectAccessible()
})

test('steps and record stand on a phone, in Arabic too', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const { _id } = await make.candidate(bench)
  const entries = [{ jobTitle: 'Engineer', employer: 'Acme', startDate: '2019', isCurrent: true }]
  await callAs(bench, 'POST', '/candidate-history/add-multiple', { candidateId: _id, entries })
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('bench')
  for (const language of ['en', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const step of [2, 6, 7]) {
      await page.goto(`/company/candidate/add-candidate-step-${step}?candidate=${_id}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await page.goto(`/company/candidate/view-candidate/${_id}`)
    await expect(page.getByText('Engineer, Acme').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
