import { dropFiles, textResume } from '../../support/drop-files.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { Presses } from '../../support/presses.ts'
import { make, unique } from '../../support/records.ts'
import { firmThatSends } from '../../support/send-hotlist.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('three of the bench are sent as a hotlist in five presses, by keyboard, to those who got the last one', async ({
  page,
}) => {
  await enterAs(page, await firmThatSends())
  await page.goto('/company/bench')
  await expect(page.locator('[data-row]').nth(2)).toBeVisible()
  const presses = new Presses(page)
  await presses.pickRows(3)
  await presses.key('s')
  const dialog = page.getByRole('dialog', { name: 'Send as a hotlist' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await presses.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Campaign' })).toBeVisible()
  await expect(page.getByText(/^Recipients and words are those of/)).toBeVisible()
  await presses.key('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /will get it/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send to \d+/ })).toBeEnabled()
  await presses.key('Control+Enter')
  await expect(page).toHaveURL(/view-campaign/)
  presses.expectAtMost(8)
})

test('colleagues are invited by one field and one press', async ({ page }) => {
  await enterAs(page, await completedOwner(unique('Willow')))
  await page.goto('/company/setup/add-member')
  await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused()
  const presses = new Presses(page)
  const mark = unique('').trim()
  await presses.type(['ana', 'ben', 'cem'].map((name) => `${name}-${mark}@mail.example`).join('\n'))
  await presses.key('Control+Enter')
  await expect(toast(page, 'Invitations on their way')).toBeVisible()
  for (const name of ['ana', 'ben', 'cem'])
    await expect(page.getByText(`${name}-${mark}@mail.example`).first()).toBeVisible()
  presses.expectAtMost(2)
})

test('a section that waits is approved in two presses', async ({ page, signedInAs }) => {
  const name = unique('Aspen')
  await completedOwner(name)
  await signedInAs('administrator')
  await page.goto(`/admin/verification/pending-verifications?search=${encodeURIComponent(name)}`)
  await expect(page.locator('[data-row]').first()).toContainText(name)
  const presses = new Presses(page)
  await presses.click(page.locator('[data-row] a').first())
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await presses.key('a')
  await expect(page.getByRole('status').filter({ hasText: '1 of 9 verified' })).toBeVisible()
  presses.expectAtMost(2)
})

test('an ad becomes a job, and the best of those who are there is submitted to it, in five presses', async ({
  page,
  context,
}) => {
  const owner = await completedOwner(unique('Alder'))
  const skills = ['Kafka', 'Java', 'Kubernetes']
  const person = await make.candidate(owner, { jobTitle: 'Kafka Engineer', skills, benchSince: '2026-01-05' })
  const title = unique('Kafka Engineer')
  const ad = [`Job Title: ${title}`, 'Location: Remote', 'Rate: $70 - $75/hr on C2C', `Must have: ${skills.join(', ')}`]
  await enterAs(page, owner)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/company/job/jd-extractor')
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeFocused()
  await page.evaluate((text) => navigator.clipboard.writeText(text), ad.join('\n'))
  const presses = new Presses(page)
  await presses.key('Control+V')
  await expect(page.getByRole('region', { name: 'What was found' })).toBeFocused()
  await presses.key('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(title)
  await presses.key('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const best = page.getByRole('listitem').filter({ hasText: person.name })
  await presses.click(best.getByRole('link', { name: 'Submit' }))
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue(new RegExp(person.name))
  await presses.key('Control+Enter')
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
  presses.expectAtMost(5)
})

test('a resume is saved by a drop and two presses', async ({ page }) => {
  await enterAs(page, await completedOwner(unique('Alder')))
  await page.goto('/company/candidate/list-candidate')
  await dropFiles(page, [textResume('Dana Scully', unique('dana').replace(/[^a-z0-9]/gi, ''))])
  const card = page.getByRole('region', { name: 'Dropped resumes' })
  await expect(card.getByRole('link', { name: 'Review' })).toBeVisible({ timeout: 60_000 })
  const presses = new Presses(page)
  await presses.click(card.getByRole('link', { name: 'Review' }))
  await expect(page.getByRole('button', { name: 'Add Candidate' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Dana Scully')
  await presses.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Scully' })).toBeVisible()
  presses.expectAtMost(2)
})
