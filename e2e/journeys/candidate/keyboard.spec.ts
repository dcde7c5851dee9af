import { resumes } from '../../support/files.ts'
import { enterOn, goByPalette, tabTo, typeInto } from '../../support/keyboard.ts'
import { unique } from '../../support/records.ts'
import { expect, test } from '../../support/test.ts'
import { password, persons } from '../../support/world.ts'

test('the way from a resume to a hotlist needs no mouse', async ({ page }) => {
  const title = unique('Keyboard Tuner')
  const lastName = unique('Tabb').replace(' ', '')
  const hotlist = unique('Keys')

  await page.goto('/company/auth/sign-in')
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), persons.bench.email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  await goByPalette(page, 'Add Candidate')
  await enterOn(page, page.getByRole('link', { name: /^Resume Parsing(?! Direct)/ }))
  const chooser = page.waitForEvent('filechooser')
  await enterOn(page, page.getByRole('button', { name: 'Resume' }))
  await (await chooser).setFiles(resumes.pdf)
  await enterOn(page, page.getByRole('button', { name: 'Upload', exact: true }))
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ming', { timeout: 30_000 })
  await typeInto(page, page.getByRole('textbox', { name: 'Last Name' }), lastName)
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), `${lastName.toLowerCase()}@mail.example`)
  await typeInto(page, page.getByRole('textbox', { name: 'Job Title' }), title)
  const relocate = page.getByRole('switch', { name: 'Ready to Relocate' })
  await tabTo(page, relocate)
  await page.keyboard.press('Space')
  await expect(relocate).toBeChecked()
  await enterOn(page, page.getByRole('button', { name: 'Add Candidate' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Hotlist Candidates' })).toBeVisible()

  await goByPalette(page, 'Add Hotlist')
  await typeInto(page, page.getByRole('textbox', { name: 'Name' }), hotlist)
  await typeInto(page, page.getByRole('textbox', { name: 'Description' }), 'Made without a mouse')
  await tabTo(page, page.getByRole('radio', { name: 'Public' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked()
  await enterOn(page, page.getByRole('button', { name: 'Add Hotlist' }))
  await expect(page.getByRole('heading', { level: 1, name: hotlist })).toBeVisible()

  await enterOn(page, page.getByRole('button', { name: 'Choose Candidate' }).first())
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByRole('searchbox'), title)
  const choice = dialog.getByRole('checkbox', { name: new RegExp(lastName) })
  await tabTo(page, choice)
  await page.keyboard.press('Space')
  await enterOn(page, dialog.getByRole('button', { name: 'Add to hotlist' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: new RegExp(lastName) })).toBeVisible()

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(lastName) })).toBeVisible()
  const download = page.waitForEvent('download')
  await enterOn(page, page.getByRole('button', { name: 'Download' }))
  expect((await download).suggestedFilename()).toBe('sidebar.pdf')
})
