import { readAddresses } from '@corridor/contract/people/invitation/read-addresses'
import type { MemberInvite } from '@corridor/contract/people/invitation/shapes'
import type { companyRoles } from '@corridor/contract/wire/access'
import { ApiError } from '../../../lib/call/api-error'
import { client } from '../../../lib/call/client'
import type { FormSchema } from '../../../lib/form/schema'
import { translateMessage } from '../../../lib/language/i18n'

export interface InviteValues {
  /** Addresses as they were typed or pasted. */
  addresses: string
  role: (typeof companyRoles)[number]
}

/** The rules of an invitation over the text that its addresses were pasted as: each that is none is named. */
export const inviteRules = (schema: FormSchema<MemberInvite>): FormSchema<MemberInvite> => ({
  '~standard': {
    validate(value) {
      const { addresses, role } = value as InviteValues
      const people = readAddresses(addresses).map((person) => ({
        ...{ ...person, role },
        // Whoever is asked on arrival says how they are called; a name that stood beside the address is as its person writes it.
        ...{ nameConfirmed: true, hasOnlyOneName: person.lastName === '' },
      }))
      if (people.length === 0) return { issues: [{ message: 'Email is required', path: ['addresses'] }] }
      const checked = schema['~standard'].validate({ people })
      if (checked instanceof Promise) throw new TypeError('The contract has no asynchronous rules')
      if (!checked.issues) return checked
      return {
        issues: checked.issues.map(({ message, path = [] }) => ({
          message: named(people, path, message),
          path: ['addresses'],
        })),
      }
    },
  },
})

type Path = NonNullable<
  NonNullable<Awaited<ReturnType<FormSchema<unknown>['~standard']['validate']>>['issues']>[number]['path']
>

function named(people: readonly { email: string }[], path: Path, message: string): string {
  const email = people[Number(path[1])]?.email
  return email ? `${email}: ${translateMessage(message)}` : message
}

/** Invites them, all or none. A refusal of one address is said at the field, with the address. */
export async function inviteAll(values: MemberInvite) {
  try {
    return await client.invitation.addMembers(values)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = Object.entries(error.fields).map(([field, message]) => named(values.people, field.split('.'), message))
    if (said.length === 0) throw error
    const { status, code, message, params } = error
    throw new ApiError(status, { code, message, params, fields: { addresses: said.join('\n') } })
  }
}
