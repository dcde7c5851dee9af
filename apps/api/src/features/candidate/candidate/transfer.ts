import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { nameEntries } from '../../base/lookup/tables.ts'
import { indexAllSaved } from '../search/index-words.ts'
import { countryOfPhones, sameEmail, writtenPhones } from './contacts.ts'
import { splitFullName } from './full-name.ts'
import { currencyOfRates } from './rate.ts'
import { countHotlistsOf, findStanding, insertCandidates, lockCandidates, lockWorkAuthorizations } from './store.ts'
import type { CandidateValues } from './tables.ts'
import { fromRow, nameOf, toValues } from './values.ts'

/** Candidates, by the hundred. */
export const candidateTransfer: TransferRules<CandidateAdd> = {
  references: { workAuthorization: (sql, _context, names) => nameEntries(sql, 'work-authorization', names) },
  toBody,
  nameOf: ({ firstName = '', lastName = '', email = '' }) =>
    plainName({ firstName: String(firstName), lastName: String(lastName) }) || String(email),
  async identify(sql, context, inputs) {
    const all = inputs.map(({ email, emails }) => [email, ...emails])
    const standing = await findStanding(sql, toCompanyContext(context).scope.companyId, all)
    return inputs.map(({ email }, at) => ({ key: sameEmail(email), stands: standing.has(at) }))
  },
  async addMany(context, tx, inputs) {
    const { companyId } = toCompanyContext(context).scope
    const standing = await lockWorkAuthorizations(
      tx,
      inputs.flatMap(({ workAuthorization }) => workAuthorization ?? []),
    )
    const isPossible = ({ workAuthorization: id }: CandidateAdd) => !id || standing.has(id)
    const possible = inputs.filter(isPossible)
    const country = await countryOfPhones(tx, companyId, possible.flatMap(writtenPhones))
    const currency = await currencyOfRates(tx, companyId, possible)
    const values = possible.map((input) => toValues(input, { country, currency }) as CandidateValues)
    const ids = await insertCandidates(tx, companyId, context.caller.userId, values)
    const added = values.flatMap((after, at) => {
      const id = ids[at]
      return id ? [{ record: { kind: 'candidate', id }, before: null, after }] : []
    })
    await leaveTrail(context, tx, 'candidate.add', added)
    await indexAllSaved(
      tx,
      context.platform,
      added.map(({ record }) => record.id),
    )
    let at = 0
    return inputs.map((input): Outcome => {
      if (!isPossible(input))
        return {
          fault: { field: 'workAuthorization', code: 'reference.gone', params: { entity: 'Work Authorization' } },
        }
      const id = ids[at++]
      return id ? { id } : { fault: isTaken(input) }
    })
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockCandidates(tx, toCompanyContext(context).scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countHotlistsOf(tx, ids))
    const records = untouched.map((row) => ({ id: row.id, name: nameOf(row) }))
    await putAllIntoBin(tx, context, { kind: 'candidate', table: 'candidate', records })
    const gone = untouched.map((row) => ({
      record: { kind: 'candidate', id: row.id },
      before: fromRow(row),
      after: null,
    }))
    await leaveTrail(context, tx, 'candidate.delete', gone)
    return outcomes
  },
}

// product.md, People whose names don't fit: a name that comes from a table counts as confirmed.
function toBody({ fullName, ...values }: Record<string, unknown>): Record<string, unknown> {
  const whole = values.firstName === undefined && typeof fullName === 'string' ? fullName : undefined
  const parts = whole === undefined ? {} : splitFullName(whole, String(values.email ?? ''))
  const body = { ...values, ...parts }
  return { ...body, nameConfirmed: true, hasOnlyOneName: !('lastName' in body && body.lastName) }
}

const isTaken = (input: CandidateAdd) =>
  ({
    field: 'email',
    code: 'double.stands',
    params: { entity: 'Candidate', name: plainName(input) },
  }) as const
