import { reviewed } from '../../support/application.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const fileOf = (id: string) => `/company/enrollstudent/view-student/${id}`

test('a file is reviewed by a second person, whose comment has to be answered first', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const lastName = unique('Rao').replace(' ', '')
  const { _id: studentId } = await enrolled(bench, lastName)
  const card = page.locator('[data-section]').filter({ has: page.getByRole('heading', { name: 'Review' }) })
  await signedInAs('bench')
  await page.goto(fileOf(studentId))
  await expect(card).toContainText('The declaration is not signed')
  await expect(card).toContainText('Another person must review this file')
  // Whoever filled it in is not offered what would be refused.
  await expect(card.getByRole('button', { name: 'Approve file' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Ask for review' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for review' })
  // Whoever changed the file is not offered, nor whoever may only read.
  await asking.getByRole('combobox', { name: 'Reviewer' }).click()
  const offered = page.getByRole('option')
  await expect(offered.filter({ hasText: 'Rafael Ortiz' })).toHaveCount(1)
  for (const name of ['Bianca Shah', 'Uma Lindqvist']) await expect(offered.filter({ hasText: name })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await asking.getByRole('textbox', { name: 'Note' }).fill('Before Friday')
  await expectAccessible()
  await asking.getByRole('button', { name: 'Ask for review' }).click()
  await expect(toast(page, 'Review asked for')).toBeVisible()
  await expect(card).toContainText('Waiting for review')
  await expectAccessible()

  await signedInAs('recruiter')
  await page.goto('/company/enrollstudent/list-review')
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toContainText('Waiting for review')
  await page.goto(fileOf(studentId))
  await card.getByRole('button', { name: 'Comment', exact: true }).focus()
  await page.keyboard.press('Enter')
  const commenting = page.getByRole('dialog', { name: 'Comment' })
  await commenting.getByRole('textbox', { name: 'Comment' }).fill('Which Surat is it?')
  await commenting.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(card).toContainText('Comments without an answer: 1')
  await expect(card.getByRole('button', { name: 'Approve file' })).toHaveCount(0)

  await signedInAs('bench')
  await page.goto(fileOf(studentId))
  await card.getByRole('button', { name: 'Answer' }).click()
  const answering = page.getByRole('dialog', { name: 'Answer' })
  await answering.getByRole('textbox', { name: 'Answer' }).fill('The one in Gujarat')
  await answering.getByRole('button', { name: 'Answer' }).click()
  await expect(card).toContainText('The one in Gujarat')

  await signedInAs('recruiter')
  await page.goto(fileOf(studentId))
  await card.getByRole('button', { name: 'Approve file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve file' }).click()
  await expect(toast(page, 'File approved')).toBeVisible()
  await expect(card).not.toContainText('Another person must review this file')
})

test('a change after the approval is named, on a phone, and an Owner overrides with a reason', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const bench = await session('bench')
  const { _id: studentId } = await enrolled(bench, unique('Iyer').replace(' ', ''))
  await reviewed(bench, await session('recruiter'), studentId)
  const card = page.locator('[data-section]').filter({ has: page.getByRole('heading', { name: 'Review' }) })
  await signedInAs('owner')
  await page.goto(fileOf(studentId))
  await expect(card).toContainText('Reviewed: it can be submitted.')
  await callAs(bench, 'POST', '/student/plan', { studentId, fundsAmount: 27_000, fundsCurrency: 'CAD' })
  await page.goto(fileOf(studentId))
  await expect(card).toContainText('Changed since the approval: Funds')
  await card.getByRole('button', { name: 'Override review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Override review' })
  await dialog.getByRole('button', { name: 'Override review' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The intake closes today')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Override review' }).click()
  await expect(toast(page, 'Review overridden')).toBeVisible()
  await expect(card).toContainText('The intake closes today')
})
