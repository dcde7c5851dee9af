import type { Page } from '@playwright/test'
import { colleagueOf } from '../../support/colleague.ts'
import { textResume } from '../../support/drop-files.ts'
import { enterOn, goByPalette, tabTo } from '../../support/keyboard.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { make, unique } from '../../support/records.ts'
import { firmThatSends } from '../../support/send-hotlist.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

/** The day's page, on which a pointer that is pressed fails the journey. */
async function begin(page: Page, path = '/company/today') {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => {
      throw new Error('This journey is done by keyboard alone.')
    }),
  )
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('bench sales: three of the bench are sent as a hotlist', async ({ page }) => {
  await enterAs(page, await colleagueOf(await firmThatSends(), 'bench-sales'))
  await begin(page)
  // The letters come once the page is there.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL('/company/bench', { timeout: 1_000 })
  }).toPass()
  await expect(page.locator('[data-row]').nth(2)).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Send as a hotlist' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Recipients and words are those of/)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /^Send to \d+/ })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/view-campaign/)
})

test('a recruiter: an ad becomes a job, and who fits best is submitted to it', async ({ page, context }) => {
  const recruiter = await colleagueOf(await completedOwner(unique('Alder')), 'recruiter')
  const skills = ['Kafka', 'Java', 'Kubernetes']
  const person = await make.candidate(recruiter, { jobTitle: 'Kafka Engineer', skills, benchSince: '2026-01-05' })
  const title = unique('Kafka Engineer')
  const ad = [`Job Title: ${title}`, 'Location: Remote', 'Rate: $70 - $75/hr on C2C', `Must have: ${skills.join(', ')}`]
  await enterAs(page, recruiter)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  await goByPalette(page, 'JD Extractor')
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeFocused()
  await page.evaluate((text) => navigator.clipboard.writeText(text), ad.join('\n'))
  await page.keyboard.press('Control+V')
  await expect(page.getByRole('region', { name: 'What was found' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue(title)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await enterOn(page, page.getByRole('listitem').filter({ hasText: person.name }).getByRole('link', { name: 'Submit' }))
  await expect(page.getByRole('combobox', { name: 'Candidate' })).toHaveValue(new RegExp(person.name))
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
})

test('a recruiter: a resume becomes a candidate', async ({ page }) => {
  await enterAs(page, await colleagueOf(await completedOwner(unique('Alder')), 'recruiter'))
  await begin(page)
  await goByPalette(page, 'Bulk uploads')
  await enterOn(page, page.getByRole('link', { name: 'Resume Parsing Direct' }).first())
  const isReviewed = page.getByRole('switch', { name: 'Review each before it is saved' })
  await tabTo(page, isReviewed)
  await page.keyboard.press('Space')
  await expect(isReviewed).toBeChecked()
  const chooser = page.waitForEvent('filechooser')
  await enterOn(page, page.getByRole('button', { name: /^Resumes/ }))
  await (await chooser).setFiles([textResume('Mia Stone', unique('mia').replace(/[^a-z0-9]/gi, ''))])
  await enterOn(page, page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Review' }).first())
  await expect(page.getByRole('button', { name: 'Add Candidate' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Stone' })).toBeVisible()
})

test('an owner: a colleague is invited', async ({ page }) => {
  await enterAs(page, await completedOwner(unique('Willow')))
  await begin(page)
  await goByPalette(page, 'Members')
  await enterOn(page, page.getByRole('link', { name: 'Invite people' }))
  await expect(page.getByRole('textbox', { name: 'E-mail addresses' })).toBeFocused()
  const address = `${unique('dee').replace(' ', '-')}@mail.example`
  await page.keyboard.insertText(address)
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Invitations on their way')).toBeVisible()
  await expect(page.getByText(address).first()).toBeVisible()
})

test('an administrator: a section that waits is approved', async ({ page, signedInAs }) => {
  const name = unique('Aspen')
  await completedOwner(name)
  await signedInAs('administrator')
  await begin(page, '/admin/dashboard')
  await goByPalette(page, 'Pending Verifications')
  await page.keyboard.press('/')
  await page.keyboard.insertText(name)
  // Each section that waits is a row of its own.
  await expect(page.locator('[data-row]')).toHaveCount(4)
  await enterOn(page, page.locator('[data-row]').getByRole('link', { name }).first())
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('status').filter({ hasText: '1 of 9 verified' })).toBeVisible()
})
