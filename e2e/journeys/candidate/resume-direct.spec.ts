import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { resumes } from '../../support/files.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'
import { uploads } from '../../support/uploads.ts'

const direct = '/company/super-candidate/resume-parsing'

/** A text resume of an invented person whom nobody else has. */
function person(at: number, mark: string) {
  const name = `Person${String.fromCharCode(65 + (at % 26))} ${mark}`
  const lines = [
    name,
    'Java Developer',
    `${mark}-${at}@mail.example`,
    `+1 212 ${String(Date.now() % 1_000_000_000).slice(0, 3)} ${String(1_000 + ((Date.now() + at * 37) % 9_000))}`,
    '',
    'SKILLS',
    'Java, SQL',
  ]
  return { name: `${mark}-${at}.txt`, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
}
const rtf = (mark: string) => ({
  name: `${mark}.rtf`,
  mimeType: 'application/rtf',
  buffer: Buffer.from(String.raw`{\rtf1\ansi Rita ${mark}\par Tester\par ${mark}-rtf@mail.example\par}`),
})

test('25 files at once, of all formats and one hostile, end with a clear status each', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  // Twenty-five documents wait for their turn beside those of other journeys.
  test.setTimeout(120_000)
  const mark = unique('Drop').replace(/[^a-z]/gi, '')
  await signedInAs('bench')
  await page.goto(direct)
  const texts = Array.from({ length: 18 }, (_, at) => person(at, mark))
  const again = { ...person(0, mark), name: `${mark}-again.txt` }
  const third = { ...person(1, mark), name: `${mark}-third.txt` }
  const docx = {
    name: `${mark}.docx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: readFileSync(resumes.docx),
  }
  const bare = { name: `${mark}-bare.txt`, mimeType: 'text/plain', buffer: Buffer.from('Nora Bare\nTester\n') }
  await page
    .locator('input[type=file]')
    .setInputFiles([
      ...texts,
      again,
      third,
      docx,
      uploads.resume(`${mark}.pdf`),
      rtf(mark),
      bare,
      { ...uploads.program, name: `${mark}-program.pdf` },
    ])
  await expect(page.getByRole('status').filter({ hasText: '25 of 25 files' })).toBeVisible({ timeout: 90_000 })
  const results = page.getByRole('region', { name: 'Results' })
  await expectAccessible()

  await results.getByRole('button', { name: /Failed/ }).click()
  const program = page.getByRole('row', { name: new RegExp(`${mark}-program`) })
  await expect(program).toContainText(/program|PDF|not/i)

  await results.getByRole('button', { name: /Held back/ }).click()
  const held = page.getByRole('row', { name: new RegExp(`${mark}-again`) })
  await expect(held.getByRole('row', { name: /Email/ })).toContainText(`${mark}-0@mail.example`, { ignoreCase: true })
  await expect(held.getByRole('button', { name: 'Save anyway' })).toBeHidden()
  await expectAccessible()
  await page.getByRole('checkbox', { name: `Select ${third.name}` }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Skip' }).click()
  await expect(toast(page, 'Decided: 1')).toBeVisible()
  await expect(page.getByRole('row', { name: third.name })).toBeHidden()
  await held.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${mark}-again`)
  await expect(page.getByRole('group', { name: 'Resume' }).getByRole('radio', { name: /again/ })).toBeChecked()
  await expectAccessible()
  const batch = await page.getByRole('link', { name: 'Batch of Resumes' }).getAttribute('href')
  await page.getByRole('button', { name: 'Update the existing one' }).click()
  await expect(toast(page, `${again.name}: Updated`)).toBeVisible()
  // The page goes on to the next that is held: others have resumes of these persons, too.
  await page.goto(String(batch))
  await expect(page.getByRole('heading', { level: 1, name: 'Batch of Resumes' })).toBeVisible()
  await results.getByRole('button', { name: /Updated/ }).click()
  await held.getByRole('link', { name: `PersonA ${mark}` }).click()
  await expect(page.getByRole('region', { name: 'Earlier versions' })).toContainText(`${mark}-0.txt`)
  await page.goBack()

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /Removed/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Put back/ })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Candidates' }),
  ).toHaveAttribute('aria-current', /true|page/)
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Bulk uploads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk uploads' })).toBeVisible()
  await expectAccessible()
})

test('from the dashboard to a saved resume it takes three clicks and a file dialog', async ({ page, signedInAs }) => {
  const mark = unique('Few').replace(/[^a-z]/gi, '')
  await signedInAs('recruiter')
  await page.goto('/company/dashboard')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByRole('main').getByRole('link', { name: 'Add Candidate' }))
  await click(page.getByRole('link', { name: /^Resume Parsing Direct/ }))
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByRole('button', { name: 'Resumes' }))
  await (await chooser).setFiles(person(0, mark))
  await expect(page.getByRole('link', { name: `PersonA ${mark}` })).toBeVisible({ timeout: 60_000 })
  expect(clicks).toBeLessThanOrEqual(4)
})

test('a file that has ended before its batch is asked stands in the list as it ended', async ({
  page,
  session,
  signedInAs,
}) => {
  const mark = unique('Swift').replace(/[^a-z]/gi, '')
  const recruiter = await session('recruiter')
  await signedInAs('recruiter')
  await page.route('**/api/v1/events', (route) => route.abort())
  const results = page.getByRole('region', { name: 'Results' })
  let isAdded = false
  await page.route('**/api/v1/resume-batch/add-file/*', async (route) => {
    await expect(results.getByText('0 of 0 files')).toBeVisible()
    isAdded = true
    await route.continue()
  })
  await page.route('**/api/v1/resume-batch/view/*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1', '')
    const counts = async () => (await callAs(recruiter, 'GET', path)).data.counts
    if (isAdded) await expect.poll(counts).toMatchObject({ files: 1, reading: 0 })
    await route.continue()
  })
  await page.goto(direct)
  await page.locator('input[type=file]').setInputFiles(person(0, mark))
  await expect(page.getByRole('link', { name: `PersonA ${mark}` })).toBeVisible()
})

test('a resume that tells too little is completed by hand, across a reload', async ({ page, session, signedInAs }) => {
  const { batch } = await make.resumeBatch(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/super-candidate/view-resume-parsing/${batch}`)
  await page
    .getByRole('region', { name: 'Results' })
    .getByRole('button', { name: /Incomplete/ })
    .click()
  await page.getByRole('row', { name: /bare/ }).getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Nora Bare')
  await expect(page.getByRole('navigation', { name: 'To review' })).toContainText('bare')
  await expect(page.getByText(/^Resume \d+ of \d+$/)).toBeVisible()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('+1 646 555 0119')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(phone).toHaveValue('+1 646 555 0119')
  await page.getByRole('textbox', { name: 'First Name' }).fill('Nora')
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Bare')
  // The next field that needs a look, and save and next, without a mouse.
  await page.keyboard.press('F8')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.insertText(`${unique('Bare').replace(' ', '.')}@mail.example`)
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  // The next that waits for a person comes by itself.
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('bare')
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(way.getByRole('link')).toHaveText(['Resume Parsing Direct', 'Batch of Resumes'])
})
