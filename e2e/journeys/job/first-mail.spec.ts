import { firstMail, submitFirst } from '../../support/first-mail.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

test('what the first mail of the demo asks is kept on the way to an own client', async ({
  page,
  session,
  signedInAs,
}) => {
  const name = unique('Client')
  await callAs(await session('bench'), 'POST', '/client/add', { name })
  await signedInAs('bench')
  await page.goto('/company/job/jd-extractor')
  await page.getByRole('textbox', { name: 'Job description' }).fill(firstMail)
  await page.getByRole('button', { name: 'Extract' }).click()
  await page.getByRole('button', { name: 'Add Job' }).click()
  const form = page.getByRole('region', { name: 'Add Job' })
  await form.getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name }).click()
  await form.getByRole('button', { name: 'Add Job' }).click()
  await submitFirst(
    page,
    async () => expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveCount(0),
    'To client',
  )
})
