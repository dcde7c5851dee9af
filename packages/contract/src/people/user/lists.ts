import { type Access, access, companyRoles, type Role } from '../../wire/access.ts'

/** The roles that accounts are listed and counted by, in the order of the roles page. */
export const listedRoles = [
  'administrator',
  'company-user',
  'recruiter',
  'bench-sales',
  'owner',
  'candidate',
] as const satisfies readonly Role[]

/** An invitation lives this long. */
export const invitationDays = 7

/** People whom one press invites at most; a table of people brings more. */
export const invitedAtOnceMax = 20

export const invitationStates = ['waiting', 'expired', 'accepted', 'revoked'] as const
export type InvitationState = (typeof invitationStates)[number]

/** The roles that an invitation can give. */
export const invitedRoles = ['administrator', ...companyRoles] as const

type Area = Exclude<keyof typeof access, 'signedIn' | 'managers'>
export type RightLevel = 'manage' | 'read'

/** Lists the rights of a role, read from the contract's own rules: each part of the product that it may read or manage. */
export function rightsOf(role: Role): { area: Area; level: RightLevel }[] {
  const { signedIn: _signedIn, managers: _managers, ...areas } = access
  return Object.entries(areas as Record<Area, Record<string, Access>>).flatMap(([area, rules]) => {
    const level = levelOf(rules, role)
    return level ? [{ area: area as Area, level }] : []
  })
}

/** The rules that let somebody see and no more; by every other one a person changes something. */
const seeing = new Set(['read', 'own'])

function levelOf(rules: Record<string, Access>, role: Role): RightLevel | undefined {
  const has = (rule: Access | undefined) => rule?.includes(role) ?? false
  if (Object.entries(rules).some(([name, rule]) => !seeing.has(name) && has(rule))) return 'manage'
  return Object.values(rules).some(has) ? 'read' : undefined
}
