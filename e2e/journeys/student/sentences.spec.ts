import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test } from '../../support/test.ts'
import { wordsIn } from '../../support/words.ts'

const languages = ['en', 'ar', 'fr', 'zh'] as const

type Field = keyof typeof enrolmentFieldNames

const address: Partial<Record<Field, string>> = {
  addressLineOne: 'Address Line One is required',
  country: 'Country is required',
  state: 'State is required',
  city: 'City is required',
}

/** Sentences of spec 3 §5.6 under an empty step; where none is, the step's own say nothing of emptiness. */
const sentences: Record<(typeof enrolmentSteps)[number]['part'], Partial<Record<Field, string>>> = {
  fullName: { firstName: 'First Name is required', lastName: 'Last Name is required' },
  address,
  communicationAddress: address,
  contact: {
    email: 'Email is required',
    countryCode: 'Country code is required',
    phoneNumber: 'Phone number is required',
  },
  emergencyContact: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    countryCode: 'Country code is required',
    mobileNumber: 'Mobile number is required',
    email: 'Email is required',
  },
  passport: {
    countryOfCitizenship: 'Country of citizenship is required',
    birthDate: 'Birth date is required',
    passportNumber: 'Passport number is required',
    expiresDate: 'Expiry date is required',
  },
  maritalStatus: { maritalStatus: 'Marital status is required', numberOfKids: 'Number of kids is required' },
  deportationDetails: {
    country: 'Country is required',
    visaCategory: 'Visa category is required',
    refusalReason: 'Refusal reason is required',
    refusalDate: 'Refusal date is required',
  },
  previousCountries: {
    country: 'Country is required',
    visaCategory: 'Visa category is required',
    traveledTime: 'Traveled time is required',
    traveledDate: 'Traveled date is required',
  },
  coaching: { test: 'Test is required' },
}

for (const language of languages)
  test(`each empty step says in ${language} what it needs, under its heading`, async ({
    page,
    session,
    signedInAs,
  }) => {
    const t = wordsIn(language)
    const bench = await session('bench')
    const { _id: studentId } = await enrolled(bench, unique('Das').replace(' ', ''))
    // Steps of a student who came with values stand open, whatever is missing before them.
    const begun = { studentId, relation: 'sibling', firstName: 'Mira', lastName: 'Das', parts: [] }
    const { data } = await callAs(bench, 'POST', '/student/add-relative', begun)
    await signedInAs('bench')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    for (const { part, segment, heading } of enrolmentSteps) {
      await page.goto(`/company/enrollstudent/${segment}/${data._id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Add {heading}', { heading: t(heading) }))
      const save = page.getByRole('button', { name: t('Save and continue') })
      await expect(save).toBeEnabled()
      if (part === 'fullName')
        for (const field of ['firstName', 'lastName'] as const)
          await page.getByRole('textbox', { name: t(enrolmentFieldNames[field]), exact: true }).fill('')
      await save.click()
      for (const [field, sentence] of Object.entries(sentences[part]))
        await expect(
          page.locator(`[name$="${field}"], [data-path$="${field}"]`).first(),
          sentence,
        ).toHaveAccessibleDescription(new RegExp(t(sentence)))
    }
  })
