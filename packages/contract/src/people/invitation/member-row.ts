import * as z from 'zod'
import { email } from '../../field/email.ts'
import { checkPersonName, personNameFields } from '../../field/name.ts'
import { companyRoles } from '../../wire/access.ts'
import { recordId } from '../../wire/record.ts'
import { memberFacts } from '../member/facts.ts'
import { memberUnitsMax, sights } from '../unit/limits.ts'

/** One row of a table of people: what an invitation may give beyond one role. */
export const MemberRow = z
  .object({
    ...personNameFields,
    email,
    roles: z
      .array(z.enum(companyRoles), 'Please choose a role')
      .min(1, 'Please choose a role')
      .transform((roles) => [...new Set(roles)]),
    sight: z.enum(sights).optional(),
    units: z.array(recordId).max(memberUnitsMax, `No more than ${memberUnitsMax} at once`).optional(),
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
  })
  .superRefine(checkPersonName)
  .superRefine(({ roles, sight, units = [] }, check) => {
    const refuse = (field: string, message: string) => check.addIssue({ code: 'custom', path: [field], message })
    if (sight && sight !== 'company' && roles.includes('owner'))
      refuse('sight', memberFacts.errors['member.ownerSees'][1])
    else if (sight === 'team' && units.length === 0) refuse('units', memberFacts.errors['member.unitMissing'][1])
  })
export type MemberRow = z.infer<typeof MemberRow>
