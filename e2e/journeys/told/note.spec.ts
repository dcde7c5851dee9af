import { make } from '../../support/records.ts'
import { openSession } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('a note mentions a colleague by keyboard, who is led to the record; it is changed, deleted and brought back', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const [bench, recruiter] = [await openSession('bench'), await openSession('recruiter')]
  const job = await make.job(bench)
  const address = `/company/job/view-job/${job._id}`
  await enterAs(page, bench)
  await page.goto(address)
  await page.getByRole('button', { name: 'Add Note' }).press('Enter')
  const words = page.getByRole('textbox', { name: 'Note' })
  await expect(words).toBeFocused()
  await words.pressSequentially('Please call them, @Raf')
  const people = page.getByRole('listbox', { name: 'People to mention' })
  await expect(people.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  const name = String(await people.getByRole('option').first().textContent())
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue(`Please call them, @${name} `)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Note Added Successfully')).toBeVisible()
  const note = page.getByRole('article', { name: /^Note by/ })
  await expect(note).toContainText(`@${name}`)

  const colleague = await browser.newPage()
  await enterAs(colleague, recruiter)
  await colleague.goto('/company/dashboard')
  await colleague.getByRole('button', { name: /^Notifications, [^n]/ }).click()
  await colleague
    .getByRole('tabpanel')
    .getByRole('link', { name: /mentioned you in a note/ })
    .first()
    .click()
  await expect(colleague).toHaveURL(new RegExp(job._id))
  await expect(colleague.getByRole('article', { name: /^Note by/ })).toContainText('Please call them')

  await note.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await words.fill('They called back')
  await page.getByRole('button', { name: 'Save' }).click()
  // A new note is there on open pages, without a reload.
  await expect(colleague.getByRole('article', { name: /^Note by/ })).toContainText('They called back')
  await colleague.close()
  await note.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(note).toContainText('They called back')
})
