import { resumes } from '../../support/files.ts'
import { unique } from '../../support/records.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

const cases = [
  { kind: 'PDF', file: resumes.pdf, firstName: 'Ming', lastName: 'Li' },
  { kind: 'DOCX', file: resumes.docx, firstName: 'Garfield', lastName: 'Wisozk-Wolf' },
]

/** Deletes the candidate of an earlier try: a second one of the same address would be a possible duplicate. */
async function forget(lastName: string, jobTitle: string) {
  const bench = await openSession('bench')
  const { data } = await callAs(bench, 'POST', '/candidate/list', { searchTerm: lastName })
  for (const candidate of data)
    if (candidate.jobTitle === jobTitle) await callAs(bench, 'DELETE', `/candidate/delete/${candidate._id}`)
}

for (const { kind, file, firstName, lastName } of cases) {
  test(`a bench sales user turns a ${kind} into a candidate on a hotlist`, async ({
    page,
    signedInAs,
    expectAccessible,
  }) => {
    const title = `Platform Engineer ${kind}`
    await forget(lastName, title)
    await signedInAs('bench')
    await page.goto('/company/candidate')
    await page.getByRole('link', { name: /^Resume Parsing(?! Direct)/ }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Upload', exact: true }).click()

    await expect(page.getByLabel('First Name')).toHaveValue(firstName, { timeout: 30_000 })
    await expect(page.getByLabel('Last Name')).toHaveValue(lastName)
    await expect(page.getByLabel('Email')).toHaveValue(/@/)
    await expect(page.getByLabel('Phone')).toHaveValue(/\d{3}/)
    await expectAccessible()

    await page.getByLabel('Job Title').fill(title)
    const keep = page.getByRole('button', { name: /^Keep "/ })
    await page.getByRole('button', { name: 'Add Candidate' }).click()
    const added = page.getByText('Candidate added successfully')
    // The page asks about a name as soon as it has judged it, which takes a moment.
    await expect(keep.or(added).first()).toBeVisible()
    if (await keep.isVisible()) {
      await keep.click()
      await page.getByRole('button', { name: 'Add Candidate' }).click()
    }
    await expect(added).toBeVisible()

    await page.goto('/company/hotlist/add-hotlist')
    const hotlist = unique(`Journey ${kind}`)
    await page.getByLabel('Name').fill(hotlist)
    await page.getByLabel('Description').fill('Candidates found on the way')
    await page.getByRole('button', { name: 'Add Hotlist' }).click()
    await expect(page).toHaveURL(/\/company\/hotlist\/view-hotlist\//)
    await expect(page.getByRole('heading', { name: hotlist })).toBeVisible()

    await page.getByRole('button', { name: 'Choose Candidate' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('searchbox')
      .or(dialog.getByPlaceholder(/Search/))
      .first()
      .fill(title)
    await dialog
      .getByRole('checkbox', { name: new RegExp(firstName) })
      .first()
      .check()
    await dialog.getByRole('button', { name: /Add/ }).click()
    await expect(page.getByRole('link', { name: new RegExp(firstName) })).toBeVisible()
    await expectAccessible()

    await page.getByRole('link', { name: new RegExp(firstName) }).click()
    await expect(page.getByRole('heading', { name: new RegExp(firstName) })).toBeVisible()
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /Download/ })
      .or(page.getByRole('link', { name: /Download/ }))
      .first()
      .click()
    expect((await download).suggestedFilename()).toBe(file.split('/').at(-1))
  })
}
