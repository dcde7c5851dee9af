import * as z from 'zod'
import { authorityNameFields, checkAuthorityName } from '../../field/authority-name.ts'
import { withEveryFault } from '../../field/every-fault.ts'
import { countryCode, findMobileFault, mobile } from '../../field/mobile.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { authorityPositions, authorityTypes } from '../onboarding/choices.ts'

/** A contact authority: whom a company names for one matter. The specification's calls name it employee. */
export const CompanyEmployee = z.object({
  ...recordBase,
  companyId: recordId,
  name: z.string(),
  authorityType: z.enum(authorityTypes),
  authorityPosition: z.enum(authorityPositions),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  nameConfirmed: z.boolean(),
  hasOnlyOneName: z.boolean(),
  email: z.string(),
  countryCode: z.string(),
  mobile: z.string(),
})
export type CompanyEmployee = z.infer<typeof CompanyEmployee>

const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(30, 'Maximum 30 characters allowed')
  .refine((text) => text.split('@').length <= 2, { message: 'Email should contain only one @' })
  .pipe(z.email('Invalid email format'))

const fields = z.object({
  authorityType: z.enum(authorityTypes, 'Contact Authority Type is required'),
  authorityPosition: z.enum(authorityPositions, 'Authority Position is required'),
  ...authorityNameFields,
  email,
  countryCode,
  mobile,
  nameConfirmed: z.boolean(),
  hasOnlyOneName: z.boolean(),
})

const filledIn = fields.extend({
  middleName: authorityNameFields.middleName.default(null),
  lastName: authorityNameFields.lastName.default(''),
  nameConfirmed: z.boolean().default(false),
  hasOnlyOneName: z.boolean().default(false),
})

function checkEmployee(employee: Partial<z.infer<typeof filledIn>>, check: z.RefinementCtx) {
  checkAuthorityName(employee, check)
  const { mobile: typed, countryCode: code = '' } = employee
  const message = typed === undefined ? null : findMobileFault(typed, code)
  if (message) check.addIssue({ code: 'custom', path: ['mobile'], message })
}

/** A contact authority as its form judges it. */
export const CompanyEmployeeAdd = filledIn.superRefine(...withEveryFault(checkEmployee))
export type CompanyEmployeeAdd = z.infer<typeof CompanyEmployeeAdd>

/** One with `_id` is updated, one without is added (product.md, Several rows at once). */
const entry = filledIn
  .extend({ _id: recordId.optional(), version: z.int().optional() })
  .superRefine(...withEveryFault(checkEmployee))
export type CompanyEmployeeEntry = z.infer<typeof entry>

export const CompanyEmployees = z.object({
  employees: z
    .array(entry, 'At least one contact authority is required')
    .min(1, 'At least one contact authority is required')
    .max(50, 'No more than 50 at once'),
})

const place = (path: string, summary: string) => ({
  path: `/company-employee/${path}` as const,
  summary,
  tag: 'company-employee',
})
const manage = { access: access.onboarding.manage, beforeOnboarding: true }
const one = { ...manage, record: { kind: 'company-employee', field: 'id' } }

export const contact = {
  list: listEndpoint(
    place('list', "List a company's contact authorities"),
    CompanyEmployee,
    {
      sort: ['name', 'email', 'authorityType', 'authorityPosition', 'updateDate'],
      filters: {
        companyId: recordId,
        authorityType: z.enum(authorityTypes),
        authorityPosition: z.enum(authorityPositions),
      },
      search: ['name', 'email', 'mobile'],
    },
    { access: access.onboarding.read, beforeOnboarding: true },
  ),
  add: endpoint('POST', place('add-multiple-employees', 'Add and update contact authorities, all or none'), manage)
    .input(CompanyEmployees)
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(CompanyEmployee) })),
  update: endpoint('PUT', place('add-employee/{id}', 'Update a contact authority'), one)
    .input(updateInput(fields))
    .output(savedAnswer(CompanyEmployee)),
  delete: endpoint('DELETE', place('delete-employee/{id}', 'Delete a contact authority'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
