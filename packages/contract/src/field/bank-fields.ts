import * as z from 'zod'
import { countryReference, moment, recordId } from '../wire/record.ts'
import { findBankFaults, toBankText } from './bank-account.ts'
import { bankAccountTypes } from './bank-account-types.ts'
import { freshProof, missingProof } from './fresh-proof.ts'
import { boundedText } from './name.ts'

/** An account as everybody who reads its record sees it. */
export const bankFacts = {
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
}

const typed = (charsMax: number) =>
  z.string().trim().max(charsMax, `Maximum ${charsMax} characters`).transform(toBankText)

/** Fields of an account, and of the proof that it is the person who fills them in. */
export const bankFields = {
  beneficiaryName: boundedText('Beneficiary Name', 2, 70),
  bankName: boundedText('Bank Name', 2, 70),
  accountType: z.enum(bankAccountTypes, 'Account Type is required'),
  country: z.uuid('Country is required'),
  /** Left out or null, the one that stands is kept. */
  accountNumber: typed(60).nullish(),
  bankCode: typed(30).default(''),
  swift: typed(20).default(''),
  ...freshProof,
}
const BankAccountGiven = z.object(bankFields)
export type BankAccountGiven = z.infer<typeof BankAccountGiven>

export interface BankForm {
  /** A country's ISO code. */
  codeOf: (country: string) => string | null
  /** The country of a number that stands. */
  kept: string | null
  /** Name of the field by which the person proves again that it is they. */
  asked: () => keyof typeof missingProof
}

/** A call's shape as its form judges it: there the country of the bank is known. */
export const bankForm = <Output extends BankAccountGiven>(call: z.ZodType<Output>, { codeOf, kept, asked }: BankForm) =>
  call
    .transform((given) => ({ ...given, accountNumber: given.accountNumber || null }))
    .superRefine((given, check) => {
      const accountNumber = given.accountNumber ?? (given.country === kept ? null : '')
      const faults = findBankFaults({ ...given, accountNumber, country: codeOf(given.country) })
      for (const [field, message] of Object.entries(faults)) {
        check.addIssue({ code: 'custom', path: [field], message })
      }
      if (!given[asked()]) check.addIssue({ code: 'custom', path: [asked()], message: missingProof[asked()] })
    })
