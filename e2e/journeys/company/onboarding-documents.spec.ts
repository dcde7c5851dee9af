import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { documents } from '../../support/documents.ts'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { fillSlot, freshOwner, ownCompany, updateCompany } from '../../support/onboarding.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const path = '/company/onboarding/step4'
const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const upload = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Upload ${name} Drop`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save & Continue' })
const storedTypes = async (owner: Session) =>
  (await callAs(owner, 'POST', '/company-document/list-documents')).data.map(
    ({ documentType }: { documentType: string }) => documentType,
  )

type Files = Parameters<Awaited<ReturnType<typeof chooserOf>>['setFiles']>[0]
async function chooserOf(page: Page, press: () => Promise<void>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press()])
  return chooser
}
const choose = async (page: Page, name: string, file: Files) =>
  (await chooserOf(page, () => upload(page, name).click())).setFiles(file)

async function open(page: Page, owner: Session) {
  // Choosers are caught as long as somebody listens: one key press would be faster than the first listener.
  page.on('filechooser', () => undefined)
  await enterAs(page, owner)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Document Upload' })).toBeVisible()
  await expect(slot(page, 'Visiting Card')).toBeVisible()
}

const isUpload = (url: URL) => url.pathname.includes('/files/')

/** Keeps what this page uploads on its way. */
async function holdUploads(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(isUpload, async (route) => {
    await held
    // Nobody waits for it where it was cancelled.
    await route.continue().catch(() => undefined)
  })
  return { release }
}

test('an owner gives the documents without a mouse, and is told what is missing', async ({ page }) => {
  const owner = await freshOwner(4)
  await open(page, owner)
  await expectAccessible(page)
  await enterOn(page, save(page))
  for (const name of [
    'Visiting Card',
    'PAN Card',
    'ID Proof',
    'GST Certificate',
    'Licence Document',
    'Authority Letter',
    'Cancelled Cheque',
  ]) {
    await expect(slot(page, name)).toContainText('Missing')
    await expect(slot(page, name).getByText(`${name} is required`)).toBeVisible()
  }
  await expect(upload(page, 'Visiting Card')).toBeFocused()
  await expect(upload(page, 'Visiting Card')).toHaveAccessibleDescription(/^Visiting Card is required/)
  await expectAccessible(page)

  for (const name of ['Visiting Card', 'Authority Letter', 'Cancelled Cheque']) {
    const chooser = await chooserOf(page, () => enterOn(page, upload(page, name)))
    expect(chooser.isMultiple()).toBe(false)
    await chooser.setFiles(name === 'Visiting Card' ? documents.jpg() : documents.pdf())
    await expect(toast(page, `File uploaded successfully for ${name}`)).toBeVisible()
    await expect(slot(page, name).getByText(`${name} is required`)).toBeHidden()
    await expect(slot(page, name).getByText('Uploaded', { exact: true })).toBeVisible()
  }
  expect((await storedTypes(owner)).sort()).toEqual(['authorityLetter', 'cancelledCheque', 'visitingCard'])

  const panCard = slot(page, 'PAN Card')
  await page.getByRole('heading', { level: 1 }).click()
  await tabTo(page, panCard.getByRole('checkbox', { name: "Don't Need" }))
  await page.keyboard.press('Space')
  await expect(panCard.getByRole('checkbox', { name: "Don't Have" })).toBeChecked()
  await expect(panCard.getByRole('checkbox', { name: "Don't Have" })).toBeDisabled()
  await expect(upload(page, 'PAN Card')).toBeHidden()
  for (const name of ['ID Proof', 'GST Certificate']) {
    await tabTo(page, slot(page, name).getByRole('checkbox', { name: "Don't Have" }))
    await page.keyboard.press('Space')
    await expect(upload(page, name)).toBeVisible()
  }
  await enterOn(page, save(page))
  await expect(page.getByText(/ is required$/)).toHaveText(['Licence Document is required'])
  await expect(upload(page, 'Licence Document')).toBeFocused()
  await (await chooserOf(page, () => page.keyboard.press('Enter'))).setFiles(documents.pdf('licence 2026.pdf'))
  await expect(slot(page, 'Licence Document').getByRole('button', { name: 'Download licence 2026.pdf' })).toBeVisible()

  const website = page.getByRole('textbox', { name: 'Website Link' })
  await website.focus()
  for (const [typed, message] of [
    ['maple', 'Website link should be a valid URL or "NA"'],
    [`https://${'m'.repeat(43)}`, 'Maximum 50 characters allowed'],
  ] as const) {
    await typeInto(page, website, typed)
    await page.keyboard.press('Enter')
    await expect(website).toHaveAccessibleDescription(new RegExp(message))
    await expect(website).toBeFocused()
  }
  await typeInto(page, website, 'NA')
  await enterOn(page, save(page))
  await expect(toast(page, 'Documentation information updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/company/onboarding/step5')
  expect(await ownCompany(owner)).toMatchObject({
    websiteLink: 'NA',
    currentOnBoardingStep: 5,
    documentationInfo: {
      hasPanCard: true,
      needsPanCard: true,
      hasIdProof: true,
      needsIdProof: false,
      hasLicence: false,
    },
  })
})

test('files that are not what they say are refused in their slot, and nothing is stored', async ({ page }) => {
  const owner = await freshOwner(4)
  await open(page, owner)
  const panCard = slot(page, 'PAN Card')
  // The fault of the field that is left moves nothing away before it is pressed.
  const website = page.getByRole('textbox', { name: 'Website Link' })
  for (const isTicked of [true, false]) {
    await website.fill('maple')
    await panCard.getByRole('checkbox', { name: "Don't Have" }).click()
    await expect(panCard.getByRole('checkbox', { name: "Don't Have" })).toBeChecked({ checked: isTicked })
    await expect(website).toHaveAccessibleDescription(/Website link should be a valid URL or "NA"/)
    await website.fill('')
  }
  await website.fill('maple.example')
  await website.blur()
  await expect(website).toHaveValue('https://maple.example')
  for (const [file, reason] of [
    [documents.text, '"notes.txt" rejected: File type not accepted'],
    [documents.tooLarge, '"large.pdf" rejected: File is larger than 2MB'],
    [documents.program, /^Error saving file reference: /],
    [documents.halfPdf, /^Error saving file reference: .*incomplete/],
    [documents.halfJpg, /^Error saving file reference: .*damaged/],
  ] as const) {
    await choose(page, 'PAN Card', file)
    await expect(panCard.getByText(reason)).toBeVisible()
    await expect(panCard).toContainText('Missing')
  }
  const said = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
  for (const covered of [page.getByRole('navigation', { name: 'Steps' }), page.getByRole('heading', { level: 1 })]) {
    const { y = 0, height = 0 } = (await covered.boundingBox()) ?? {}
    expect(said?.y).toBeGreaterThan(y + height)
  }
  await expectAccessible(page)
  expect(await storedTypes(owner)).toEqual([])
  await choose(page, 'PAN Card', documents.pdf())
  await expect(panCard.getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(panCard.getByText('Error saving file reference')).toBeHidden()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panCard.getByRole('button', { name: 'Download licence.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('licence.pdf')
  await expect(toast(page, 'Download started')).toBeVisible()
})

test('a file is dropped, cancelled on its way, and sent again after the network failed', async ({ page }) => {
  const owner = await freshOwner(4)
  await open(page, owner)
  await holdUploads(page)
  const card = documents.jpg()
  const transfer = await page.evaluateHandle(
    ({ bytes, name, type }) => {
      const held = new DataTransfer()
      held.items.add(new File([Uint8Array.from(bytes)], name, { type }))
      return held
    },
    { bytes: [...card.buffer], name: card.name, type: card.mimeType },
  )
  const visitingCard = slot(page, 'Visiting Card')
  await upload(page, 'Visiting Card').dispatchEvent('drop', { dataTransfer: transfer })
  await expect(visitingCard.getByRole('progressbar', { name: 'Upload of card.jpg' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  await visitingCard.getByRole('button', { name: 'Cancel' }).click()
  await expect(visitingCard.getByText('Ready')).toBeVisible()
  expect(await storedTypes(owner)).toEqual([])

  await page.unroute(isUpload)
  await page.route(isUpload, (route) => route.abort(), { times: 1 })
  await visitingCard.getByRole('button', { name: 'Try again' }).click()
  await expect(visitingCard.getByText(/^Upload failed: /)).toBeVisible()
  await visitingCard.getByRole('button', { name: 'Try again' }).click()
  await expect(visitingCard.getByText('Uploaded', { exact: true })).toBeVisible()
  expect(await storedTypes(owner)).toEqual(['visitingCard'])
})

test('two tabs replace one document and change the answers: the second is told', async ({ page, context }) => {
  const owner = await freshOwner(5)
  await open(page, owner)
  const other = await context.newPage()
  await other.goto(path)
  const replace = async (tab: Page, file: Files) =>
    (await chooserOf(tab, () => tab.getByRole('button', { name: 'Replace Authority Letter' }).click())).setFiles(file)
  const letter = (tab: Page) => slot(tab, 'Authority Letter')
  await expect(letter(other)).toContainText('authorityLetter.pdf')
  // This tab's file is still on its way when the other tab's arrives.
  const { release } = await holdUploads(page)
  await replace(page, documents.jpg('mine.jpg'))
  await expect(letter(page).getByText('mine.jpg')).toBeVisible()
  await replace(other, documents.pdf('newer.pdf'))
  await expect(letter(other)).toContainText('newer.pdf')
  release()

  const told = /^Error saving file reference: Document was changed by someone else/
  await expect(letter(page).getByText(told)).toBeVisible()
  await expect(letter(page)).toContainText('newer.pdf')
  await letter(page).getByRole('button', { name: 'Try again' }).click()
  await expect(letter(page).getByRole('button', { name: 'Download mine.jpg' })).toBeVisible()

  // An answer that takes a stored document out says so before it is saved.
  const licence = slot(page, 'Licence Document')
  await licence.getByRole('checkbox', { name: "Don't Have" }).check()
  await expect(licence).toContainText('This file is removed when you save.')
  await updateCompany(owner, { websiteLink: 'https://theirs.example' })
  await page.getByRole('textbox', { name: 'Website Link' }).fill('https://mine.example')
  await save(page).click()
  const conflict = page.getByRole('group', { name: 'Two changes at once' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('radiogroup', { name: 'Website Link' })).toContainText('https://theirs.example')
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: 'Keep mine' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/company/onboarding/step5')
  expect(await ownCompany(owner)).toMatchObject({
    websiteLink: 'https://mine.example',
    documentationInfo: { hasLicence: true },
  })
  expect(await storedTypes(owner)).not.toContain('licenceDocument')
})

test('what was typed is there again after the page was left', async ({ page }) => {
  const owner = await freshOwner(4)
  await open(page, owner)
  await page.getByRole('textbox', { name: 'Website Link' }).fill('https://maple.example')
  await slot(page, 'PAN Card').getByRole('checkbox', { name: "Don't Need" }).check()
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Website Link' })).toHaveValue('https://maple.example')
  await expect(slot(page, 'PAN Card').getByRole('checkbox', { name: "Don't Have" })).toBeDisabled()

  // A document that is there takes the answer back.
  await fillSlot(owner, 'panCard')
  await slot(page, 'ID Proof').getByRole('checkbox', { name: "Don't Have" }).check()
  await choose(page, 'ID Proof', documents.jpg())
  await expect(slot(page, 'ID Proof').getByText('Uploaded', { exact: true })).toBeVisible()
  await expect(slot(page, 'ID Proof').getByRole('checkbox', { name: "Don't Have" })).not.toBeChecked()
})

test('the documents fit a phone, in Arabic too', async ({ page }) => {
  const owner = await freshOwner(5)
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAs(page, owner)
  for (const language of ['en', 'ar']) {
    await page.evaluate((kept) => localStorage.setItem('language', kept), language)
    await page.goto(path)
    await expect(page.getByRole('button', { name: /authorityLetter.pdf/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})
