import { make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

test('a pasted ad becomes a job that is listed and closed, with the keyboard alone', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const [title, client] = [unique('Kafka Engineer'), unique('Initech')]
  const ad = [
    `Job Title: ${title}`,
    `End Client: ${client}`,
    'Location: Plano, TX (Hybrid)',
    'Rate: $70 - $75/hr on C2C',
    'Must have: Python, Airflow, Snowflake',
    'The team builds the pipelines that the whole company reads its figures from.',
  ].join('\n')
  const person = await make.candidate(await session('bench'), {
    jobTitle: 'Kafka Engineer',
    skills: ['Python', 'Airflow'],
  })
  await signedInAs('bench')
  await page.goto('/company/job/jd-extractor')
  await page.getByRole('textbox', { name: 'Job description' }).focus()
  await page.keyboard.insertText(ad)
  await page.getByRole('button', { name: 'Extract' }).press('Enter')
  const found = page.getByRole('region', { name: 'What was found' })
  await expect(found).toBeFocused()
  await found.getByRole('button', { name: 'Add Job' }).press('Enter')

  // Each value stands in the form, and where it was read is marked beside it.
  const form = page.getByRole('region', { name: 'Add Job' })
  const titleInput = form.getByRole('textbox', { name: 'Job Title' })
  await expect(titleInput).toHaveValue(title)
  await form.getByRole('textbox', { name: 'Maximum Salary' }).focus()
  await expect(page.getByRole('region', { name: 'The text' }).locator('mark')).toHaveText(/75/)
  await form.getByRole('button', { name: 'Add Client' }).press('Enter')
  await expect(toast(page, 'Client Added Successfully')).toBeVisible()
  await expectAccessible()

  const least = form.getByRole('textbox', { name: 'Minimum Salary' })
  await least.fill('75')
  await least.press('Enter')
  await expect(least).toHaveAccessibleDescription(/Minimum Salary must be less than Maximum Salary/)
  await least.fill('68')
  await least.press('Enter')
  await expect(toast(page, 'Job Added Successfully')).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeVisible()
  const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const details = page.getByRole('main')
  for (const text of [client, '$68 – $75 Hourly', 'Python, Airflow, Snowflake', 'Hybrid', 'C2C'])
    await expect(details.getByText(text, { exact: true }).first()).toBeVisible()
  await expectAccessible()

  // The best people stand there with the reasons, and from the list of candidates the way leads back.
  const best = page.getByRole('listitem').filter({ hasText: person.name })
  await expect(best).toContainText('Without Snowflake')
  await best.getByText('How the score is made').press('Enter')
  await expect(best.getByRole('definition').first()).toBeVisible()
  await expectAccessible()
  await page.goto(`/company/hotlist/list-candidate?search=${encodeURIComponent(person.name)}`)
  await expectRows(page, 1)
  await page.getByRole('link', { name: /jobs? for this candidate/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Jobs for ${person.name}` })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: title }).press('Enter')
  await expect(heading).toBeVisible()

  await page.getByRole('link', { name: 'Jobs', exact: true }).last().press('Enter')
  await page.getByRole('searchbox').fill(client)
  await expectRows(page, 1)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Open')
  // A job is neither active nor inactive: many of them can only be deleted at once.
  await row.getByRole('checkbox').press('Space')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar.getByRole('button', { name: 'Set…' })).toHaveCount(0)
  await bar.getByRole('button', { name: 'More' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('checkbox').press('Space')
  await presentToClient(await session('bench'), person._id, jobId)
  await row.getByRole('button', { name: new RegExp(title) }).press('Enter')
  await page.getByRole('menuitem', { name: 'Close' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Close Job' })
  await dialog.getByRole('radio', { name: 'On hold' }).press('Space')
  await dialog.getByRole('button', { name: 'Close Job' }).press('Enter')
  await expect(toast(page, 'Job Closed Successfully')).toBeVisible()
  await expect(row).toContainText('Closed')

  // Its page says so, and offers nothing that a closed job refuses.
  await row.getByRole('link', { name: title }).press('Enter')
  await expect(heading).toContainText('Closed')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toHaveCount(0)
  // Whom its client saw is still told of one that is closed. The page had read the list before it was presented.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Presented to the client' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: title })).toContainText(person.name)
  await expect(page.getByRole('button', { name: 'Present to client' })).toHaveCount(0)
})

async function presentToClient(session: Session, candidateId: string, jobId: string): Promise<void> {
  const submitted = { candidateId, jobId, state: 'to-client' }
  const { data } = await callAs(session, 'POST', '/submission/add', submitted)
  await callAs(session, 'POST', '/presentation/add', { jobId, people: [{ submissionId: data._id }] })
}
