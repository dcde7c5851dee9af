import { plainName } from '@corridor/contract/format/person-name'
import type { CandidateSignUp, CompanySignUp } from '@corridor/contract/people/account/shapes'
import type { SignUpRole } from '@corridor/contract/people/account/sign-up-roles'
import type { Role } from '@corridor/contract/wire/access'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Area } from '../../../http/session/caller.ts'
import { openSession } from '../../../http/session/open-session.ts'
import { hashPassword } from '../../../http/session/password.ts'
import { toSignedIn } from '../../../http/session/signed-in.ts'
import type { Visit } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { addAccount } from './add-account.ts'
import { postCode } from './send-code.ts'
import { findCountry, insertFounded, noteTermsAccepted } from './store.ts'

const foundersRole: Record<SignUpRole, Role> = { recruiter: 'recruiter', 'bench-marketer': 'bench-sales' }

/** An account, its company at the first step of the onboarding, and the code letter: all or nothing. */
export async function signUpCompany(visit: Visit, input: CompanySignUp) {
  const [yourCountry, clientCountry] = await Promise.all([
    loadCountry(visit.db, 'yourCountry', input.yourCountry),
    loadCountry(visit.db, 'clientCountry', input.clientCountry),
  ])
  return signUp(visit, input, 'company', async (tx, userId) => {
    const company = {
      id: newId(),
      // Until the first step names it.
      name: plainName(input),
      created_by: userId,
      your_country_id: yourCountry,
      client_country_id: clientCountry,
      partner_type: input.type,
    }
    await insertFounded(tx, company, ['owner', foundersRole[input.signUpAs]])
    return { companyId: company.id, after: { type: input.type, signUpAs: input.signUpAs } }
  })
}

/** The account of a candidate or student, and the code letter. */
export const signUpCandidate = (visit: Visit, input: CandidateSignUp) =>
  signUp(visit, input, 'candidate', async () => ({ companyId: null, after: {} }))

async function signUp(
  visit: Visit,
  input: CandidateSignUp,
  area: Area,
  found: (tx: postgres.TransactionSql, userId: string) => Promise<{ companyId: string | null; after: object }>,
) {
  const { db, platform, requestId, userAgent, address } = visit
  const account = {
    id: newId(),
    email: input.email.toLowerCase(),
    first_name: input.firstName,
    last_name: input.lastName,
    password_hash: await hashPassword(input.password),
    language: input.language ?? 'en',
    is_candidate: area === 'candidate',
  }
  const token = await db.begin(async (tx) => {
    await addAccount(tx, account)
    if (input.acceptTerms) await noteTermsAccepted(tx, account.id)
    const { companyId, after } = await found(tx, account.id)
    const record = { kind: 'user', id: account.id }
    await leaveAudit(tx, {
      actorId: account.id,
      companyId,
      action: 'account.sign-up',
      record,
      before: null,
      after: { area, ...after },
      requestId,
    })
    await postCode(tx, platform, account)
    return openSession(tx, { userId: account.id, area, companyId, address, userAgent, requestId })
  })
  return toSignedIn(visit, token, 'Sign up successful')
}

async function loadCountry(db: postgres.Sql, field: string, given: string): Promise<string> {
  const id = await findCountry(db, given)
  if (!id) throw fail('request.invalid', undefined, { fields: { [field]: 'Data not found' } })
  return id
}
