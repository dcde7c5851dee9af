import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { documents } from '../../support/documents.ts'
import { tabTo, typeInto } from '../../support/keyboard.ts'
import { codeIn, letterTo } from '../../support/mailbox.ts'
import { freshOwner, ownCompany } from '../../support/onboarding.ts'
import { choose, find, input } from '../../support/onboarding-page.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'
import { wordsIn } from '../../support/words.ts'
import { chosenPassword as password } from '../../support/world.ts'

let count = 0
const freshEmail = () => `whole-${process.pid}-${Date.now()}-${++count}@example.com`

async function signIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function upload(page: Page, name: string, file: ReturnType<typeof documents.pdf>) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: new RegExp(`^Upload ${name} Drop`) }).click(),
  ])
  await chooser.setFiles(file)
  await expect(toast(page, `File uploaded successfully for ${name}`)).toBeVisible()
}

test('a company comes from the public header to its first dashboard, through two browsers', async ({
  page,
  browser,
}) => {
  // Sign-up, six steps and a second browser are one way: whoever cuts it does not see what is lost between them.
  test.slow()
  const email = freshEmail()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Agent Login' }).click()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await find(page, 'Your current location', 'India')
  await find(page, 'Client location', 'Canada')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Agent' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await input(page, 'First Name').fill('Noor')
  await input(page, 'Last Name').fill('Kaur')
  await input(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm Password/).fill(password)
  await page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/verify-email/)
  await input(page, 'Verification code').fill(codeIn(await letterTo(page, email, /verification code/)))
  await page.getByRole('button', { name: 'Verify Email' }).click()

  await expect(page).toHaveURL('/company/onboarding/step1')
  const bar = (where: Page) => where.getByRole('progressbar', { name: 'Progress of the onboarding' })
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '0')
  await input(page, 'Trading Name').fill('Kaur Pathways')
  await input(page, 'Company Name').fill('Kaur Pathways Private Limited')
  await page.getByRole('button', { name: 'Add Information' }).click()
  await expect(toast(page, 'Information saved successfully')).toBeVisible()

  await expect(page).toHaveURL('/company/onboarding/step2')
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '10')
  await choose(page, 'Address Type', 'Registered Office')
  await find(page, 'State', 'Gujarat')
  await find(page, 'City', 'Surat')
  await input(page, 'Address').fill('12 Ring Road, Athwa')
  await input(page, 'PIN/ZIP Code').fill('395003')
  await page.getByRole('button', { name: 'Add Information' }).click()
  await expect(toast(page, 'Address information added successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()

  await expect(page).toHaveURL('/company/onboarding/step3')
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '35')
  await choose(page, 'Contact Authority Type', 'Agreement Signing Authority')
  await choose(page, 'Authority Position', 'Owner or Founder')
  await input(page, 'First Name').fill('Noor')
  await input(page, 'Last Name').fill('Kaur')
  await input(page, 'Email').fill('noor@kaur.example')
  await input(page, 'Mobile').fill('9824012345')
  await page.getByRole('button', { name: 'Add Information' }).click()
  await expect(toast(page, 'Contact authority information added successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/company/onboarding/step4')
  await input(page, 'Website Link').fill('https://kaur.example')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.close()

  // Another device, a phone this time.
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, reducedMotion: 'reduce' })
  const phone = await context.newPage()
  await phone.goto('/company/onboarding/step4')
  await expect(phone).toHaveURL('/company/auth/sign-in')
  await signIn(phone, email)
  await expect(phone).toHaveURL('/company/onboarding/step4')
  await expect(bar(phone)).toHaveAttribute('aria-valuenow', '60')
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(phone, 'Website Link')).toHaveValue('https://kaur.example')
  await upload(phone, 'Visiting Card', documents.jpg('card.jpg'))
  await upload(phone, 'Authority Letter', documents.pdf('letter.pdf'))
  await upload(phone, 'Cancelled Cheque', documents.jpg('cheque.jpg'))
  for (const name of ['PAN Card', 'ID Proof', 'GST Certificate', 'Licence Document']) {
    await phone.getByRole('region', { name, exact: true }).getByRole('checkbox', { name: "Don't Need" }).check()
  }
  await phone.getByRole('button', { name: 'Save & Continue' }).click()

  await expect(phone).toHaveURL('/company/onboarding/step5')
  await expect(bar(phone)).toHaveAttribute('aria-valuenow', '80')
  await choose(phone, 'Reference By', 'Social Media')
  await choose(phone, 'Social Media', 'LinkedIn')
  await phone.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(toast(phone, 'Reference information saved successfully!')).toBeVisible()

  await expect(phone).toHaveURL('/company/onboarding/step6')
  await expect(bar(phone)).toHaveAttribute('aria-valuenow', '90')
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('button', { name: 'Complete Onboarding' }).click()
  await expect(toast(phone, 'Onboarding completed successfully!')).toBeVisible()
  await expect(phone).toHaveURL('/company/dashboard')
  await expect(phone.getByText('0 of 9 sections are verified.')).toBeVisible()
  await expect(phone.getByRole('link', { name: /Candidates/ })).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await phone.goto('/company/candidate/list-candidate')
  await expect(phone.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  await context.close()
})

// spec 3 §5.1; product.md lets a real name through on confirmation.
const faults = [
  ['Trading Name', 'M', 'Minimum 2 characters required'],
  ['Trading Name', 'M'.repeat(31), 'Maximum 30 characters allowed'],
  ['Trading Name', 'Maple 2', 'Only alphabets and spaces are allowed'],
  ['Trading Name', 'Maple  Pathways', 'Consecutive spaces are not allowed'],
  ['Trading Name', 'Maple P', 'One space followed by one character is not allowed'],
  ['Company Name', '', 'Company Name is required'],
  ['Company Name', 'M', 'Minimum 2 characters required'],
  ['Company Name', 'M'.repeat(41), 'Maximum 40 characters allowed'],
  ['Company Name', 'Maple & Co', 'Only alphabets and spaces are allowed'],
  ['Company Name', 'Maple  Ltd', 'Consecutive spaces are not allowed'],
  ['Company Name', 'Plan B', 'One space followed by one character is not allowed'],
] as const

test('the names say what is wrong with each, without a mouse, and a real one is kept', async ({ page }) => {
  await enterAs(page, await freshOwner(1))
  await page.goto('/company/onboarding/step1')
  await input(page, 'Company Name').fill('Maple Pathways')
  for (const [label, typed, message] of faults) {
    const field = input(page, label)
    const before = await field.inputValue()
    await field.focus()
    if (typed === '') await field.clear()
    else await typeInto(page, field, typed)
    await page.keyboard.press('Enter')
    await expect(field, typed).toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect(field).toBeFocused()
    await field.fill(label === 'Trading Name' ? '' : before)
  }
  await input(page, 'Company Name').focus()
  await typeInto(page, input(page, 'Company Name'), '<b>Firm</b>')
  await page.keyboard.press('Enter')
  await expect(input(page, 'Company Name')).toHaveAccessibleDescription(/^Only alphabets and spaces are allowed/)
  await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0)
  await typeInto(page, input(page, 'Company Name'), 'AT&T Staffing, Inc.')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Keep "AT&T Staffing, Inc.", it is the registered name' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add Information' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/onboarding/step2')
})

for (const language of ['en', 'fr', 'zh', 'ar'] as const)
  test(`AT&T Staffing, Inc. signs up under its registered name and is onboarded to the end, in ${language}`, async ({
    page,
  }) => {
    const t = wordsIn(language)
    const owner = await freshOwner(6)
    await page.addInitScript((one) => localStorage.setItem('language', one), language)
    await enterAs(page, owner)
    await page.goto('/company/onboarding/step1')
    const name = page.getByRole('textbox', { name: t('Company Name'), exact: true })
    await name.fill('AT&T Staffing, Inc.')
    await page.getByRole('textbox', { name: t('Trading Name'), exact: true }).fill('AT&T')
    await page.keyboard.press('Enter')
    const keep = t('Keep "{name}", it is the registered name', { name: 'AT&T Staffing, Inc.' })
    await page.getByRole('button', { name: keep, exact: true }).click()
    await page.getByRole('button', { name: t('Update Information'), exact: true }).click()
    await expect.poll(async () => (await ownCompany(owner)).companyName).toBe('AT&T Staffing, Inc.')
    await page.goto('/company/onboarding/step6')
    await expect(page.getByRole('main')).toContainText('AT&T Staffing, Inc.')
    await page.getByRole('button', { name: t('Complete Onboarding'), exact: true }).click()
    await expect(page).toHaveURL('/company/dashboard')
    expect(await ownCompany(owner)).toMatchObject({ companyName: 'AT&T Staffing, Inc.', isOnBoardingCompleted: true })
  })
