import type { CompanyAdd } from '@corridor/contract/company/company/shapes'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { inviteOwner } from '../../people/invitation/add.ts'
import { domainOf } from './rules.ts'
import { findCompany, insertCompany } from './store.ts'
import { toWire } from './tables.ts'
import { assertCountries } from './update.ts'

/**
 * Adds a company at the first step of its onboarding and invites its Owner, both or neither. Invites somebody who has an account already to
 * own this one too. Throws `invitation.inactive` for an account that could not accept.
 */
export const addCompany = (context: Context, input: CompanyAdd) =>
  write(context, 'company.add', async (tx) => {
    const { companyName, companyNameConfirmed, type, yourCountry, clientCountry, ...owner } = input
    await assertCountries(tx, input)
    const id = await insertCompany(tx, {
      name: companyName,
      legal_name: companyName,
      name_confirmed: companyNameConfirmed,
      domain: domainOf(null, input.email),
      partner_type: type,
      your_country_id: yourCountry,
      client_country_id: clientCountry,
    })
    await inviteOwner(tx, context, owner, id)
    const data = toWire(written(await findCompany(tx, context.scope, id)))
    return {
      record: { kind: 'company', id },
      before: null,
      after: { name: companyName, type, yourCountry, clientCountry },
      answer: { success: true as const, message: 'Company Added Successfully', data },
    }
  })
