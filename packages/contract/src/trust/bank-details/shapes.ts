import * as z from 'zod'
import { type BankForm, bankFacts, bankFields, bankForm } from '../../field/bank-fields.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'

/** Bank details of a company, as everybody may see them. */
export const CompanyBankDetails = z.object({
  ...recordBase,
  ...bankFacts,
})
export type CompanyBankDetails = z.infer<typeof CompanyBankDetails>

/** Input of the call; the country judges the number, so the server does that. */
export const CompanyBankDetailsAdd = z.object({ ...bankFields, version: z.int().optional() })
export type CompanyBankDetailsAdd = z.infer<typeof CompanyBankDetailsAdd>

/** The same as the form judges it. */
export const bankDetailsForm = (form: BankForm) => bankForm(CompanyBankDetailsAdd, form)

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
