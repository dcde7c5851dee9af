import { plainName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../../db/write.ts'
import { fail } from '../../../../platform/fail.ts'
import { nameOfCommission } from '../name.ts'
import { findToday, takeSeen } from '../store.ts'
import { type CommissionRow, commissions, toFacts, valuesOf } from '../tables.ts'
import { type ClaimLine, claims, nextClaimNumber, toClaimWire } from './tables.ts'

/**
 * Claims commissions of one institution in one letter, all or none. Throws `commission.notClaimable`, `commission.noAmount`,
 * `commission.twoInstitutions`, `commission.twoCurrencies`, and `record.notFound` for one that the caller does not see.
 */
export const claimCommissions = (context: CompanyContext, { commissions: asked }: { commissions: string[] }) =>
  write(context, 'commission.claim', async (tx) => {
    const { scope } = context
    const ids = [...new Set(asked)]
    const standing = await takeSeen(tx, scope, ids)
    if (standing.length < ids.length) throw fail('record.notFound', { entity: 'Commission' })
    const first = assertOneClaim(standing)
    const day = await findToday(tx, scope.companyId)
    const id = await claims.insert(tx, scope, {
      number: await nextClaimNumber(tx, scope, day.slice(0, 4)),
      ...{
        institution_id: first.institution_id,
        currency: first.currency ?? '',
        made_on: day,
        lines: standing.map(toLine),
      },
    })
    const records: RecordChange[] = await markClaimed(tx, standing, { id, day })
    const claim = await claims.load(tx, scope, id)
    records.push({
      record: { kind: 'commission-claim', id },
      before: null,
      after: { number: claim.number, currency: claim.currency, lines: ids.length },
    })
    return {
      records,
      answer: { success: true as const, message: 'Commission Claimed Successfully', data: toClaimWire(claim) },
    }
  })

function assertOneClaim(standing: readonly CommissionRow[]): CommissionRow {
  const closed = standing.find(({ shown }) => shown !== 'claimable')
  if (closed) throw fail('commission.notClaimable', { name: nameOfCommission(closed) })
  const unknown = standing.find(({ expected }) => expected === null)
  if (unknown) throw fail('commission.noAmount', { name: nameOfCommission(unknown) })
  const institutions = new Map(standing.map((row) => [row.institution_id, row.institution_name]))
  if (institutions.size > 1)
    throw fail('commission.twoInstitutions', { institutions: [...institutions.values()].sort().join(', ') })
  const currencies = new Set(standing.map(({ currency }) => currency))
  if (currencies.size > 1) throw fail('commission.twoCurrencies', { currencies: [...currencies].sort().join(', ') })
  const [first] = standing
  if (!first) throw new Error('A claim has a line: its body says so.')
  return first
}

function toLine(row: CommissionRow): ClaimLine {
  const { expected, tax, base, percent, fee, scholarship } = valuesOf(row)
  return {
    commission: row.id,
    name: plainName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name }),
    ...{ programme: row.programme_name, startsOn: row.starts_on, studentNumber: row.student_number },
    ...{ base, percent, fee, scholarship, tax },
    amount: expected ?? 0,
  }
}

async function markClaimed(
  tx: postgres.TransactionSql,
  standing: readonly CommissionRow[],
  claim: { id: string; day: string },
): Promise<RecordChange[]> {
  const records: RecordChange[] = []
  for (const row of standing) {
    const { expected, tax } = valuesOf(row)
    const change = {
      state: 'claimed' as const,
      claim_id: claim.id,
      claimed: (expected ?? 0) + tax,
      claimed_on: claim.day,
    }
    await commissions.update(tx, row.id, change)
    records.push({ record: { kind: 'commission', id: row.id }, before: toFacts(row), after: toFacts(row, change) })
  }
  return records
}

/** Takes a claim back: its commissions can be claimed again. Throws `commission.paidClaim` once something of it came. */
export const withdrawClaim = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'commission.withdraw-claim', async (tx) => {
    const { scope } = context
    const claim = await claims.take(tx, scope, id)
    const standing = await takeSeen(
      tx,
      scope,
      claim.lines.map(({ commission }) => commission),
    )
    const own = standing.filter(({ claim_id }) => claim_id === id)
    if (own.some(({ state }) => state !== 'claimed' && state !== 'refused')) throw fail('commission.paidClaim')
    const records: RecordChange[] = []
    for (const row of own) {
      const change = { state: 'open' as const, reason: '', claim_id: null, claimed: null, claimed_on: null }
      await commissions.update(tx, row.id, change)
      records.push({ record: { kind: 'commission', id: row.id }, before: toFacts(row), after: toFacts(row, change) })
    }
    await claims.remove(tx, id)
    records.push({ record: { kind: 'commission-claim', id }, before: { number: claim.number }, after: null })
    return { records, answer: { success: true as const, message: 'Claim withdrawn' } }
  })
