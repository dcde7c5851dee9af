import * as z from 'zod'
import { findBankFaults, toBankText } from '../../field/bank-account.ts'
import { bankAccountTypes } from '../../field/bank-account-types.ts'
import { freshProof, missingProof } from '../../field/fresh-proof.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { countryReference, moment, recordBase, recordId } from '../../wire/record.ts'

/** Where a company gets its commission, as everybody may see it. */
export const CompanyBankDetails = z.object({
  ...recordBase,
  beneficiaryName: z.string(),
  bankName: z.string(),
  accountType: z.enum(bankAccountTypes),
  country: recordId,
  countryInfo: countryReference,
  /** All but the last signs hidden. */
  accountMasked: z.string(),
  accountEnteredDate: moment,
  /** IFSC code, routing number, sort code …, by the country. */
  bankCode: z.string().nullable(),
  swift: z.string().nullable(),
})
export type CompanyBankDetails = z.infer<typeof CompanyBankDetails>

const typed = (charsMax: number) =>
  z.string().trim().max(charsMax, `Maximum ${charsMax} characters`).transform(toBankText)

const fields = {
  beneficiaryName: boundedText('Beneficiary Name', 2, 70),
  bankName: boundedText('Bank Name', 2, 70),
  accountType: z.enum(bankAccountTypes, 'Account Type is required'),
  country: z.uuid('Country is required'),
  /** Left out or null, the one that stands is kept. */
  accountNumber: typed(60).nullish(),
  bankCode: typed(30).default(''),
  swift: typed(20).default(''),
  version: z.int().optional(),
  ...freshProof,
}
/** What the call takes; the country judges the number, so the server does that. */
export const CompanyBankDetailsAdd = z.object(fields)
export type CompanyBankDetailsAdd = z.infer<typeof CompanyBankDetailsAdd>

interface Form {
  /** A country's ISO code. */
  codeOf: (country: string) => string | null
  /** The country of a number that stands. */
  kept: string | null
  /** What the person shows again that it is they with. */
  asked: () => keyof typeof missingProof
}

/** The same as the form judges it. */
export const bankDetailsForm = ({ codeOf, kept, asked }: Form) =>
  CompanyBankDetailsAdd.transform((given) => ({ ...given, accountNumber: given.accountNumber || null })).superRefine(
    (given, check) => {
      const accountNumber = given.accountNumber ?? (given.country === kept ? null : '')
      const faults = findBankFaults({ ...given, accountNumber, country: codeOf(given.country) })
      for (const [field, message] of Object.entries(faults)) {
        check.addIssue({ code: 'custom', path: [field], message })
      }
      if (!given[asked()]) check.addIssue({ code: 'custom', path: [asked()], message: missingProof[asked()] })
    },
  )

const place = (path: string, summary: string) => ({
  path: `/company-bank-details/${path}` as const,
  summary,
  tag: 'company-bank-details',
})

export const bankDetails = {
  get: endpoint('GET', place('get-bank-details', 'Where the own company gets its commission'), {
    access: access.setup.read,
  })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanyBankDetails.nullable() })),
  /** A company has one account: a second replaces it. */
  add: endpoint('POST', place('add-bank-details', 'Say where the company gets its commission'), {
    access: access.setup.manage,
  })
    .input(CompanyBankDetailsAdd)
    .output(savedAnswer(CompanyBankDetails)),
  /** Each call stands in the audit. */
  reveal: endpoint('POST', place('reveal/{companyId}', 'Read the whole account number'), {
    access: ['administrator', 'owner'],
    record: { kind: 'company', field: 'companyId' },
  })
    .input(z.object({ companyId: recordId }))
    .output(z.object({ success: z.literal(true), accountNumber: z.string() })),
}
