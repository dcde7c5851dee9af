import type { AnyRecord } from '../call.ts'
import type { Filled, ListCase } from '../list-cases.ts'
import { changedAt, madeAt, names } from '../list-names.ts'

const nameOf = (field: string) => (row: AnyRecord) => (row[field] as { name: string }[])[0]?.name ?? null
const ofFirst = (field: string) => (_filled: Filled, rows: AnyRecord[]) => {
  const value = rows.map((row) => row[field]).find(Boolean) as string
  return { value, keeps: (row: AnyRecord) => row[field] === value }
}
const moments = (at: number) => ({ created_at: madeAt(at), updated_at: changedAt(at) })
const dayAt = (at: number) => `2026-03-${String(1 + ((at * 5) % names.length)).padStart(2, '0')}`

async function filled(one: (name: string, at: number) => Promise<string>): Promise<Filled> {
  const ids: string[] = []
  for (const [at, name] of names.entries()) ids.push(await one(name, at))
  return { ids }
}

/** Open ones, some past their event and some claimed, of two institutions and two currencies. */
const commissions: ListCase = {
  async fill(make, company) {
    const places = [await make.institution(company), await make.institution(company)] as const
    const contracts = await Promise.all(places.map((place) => make.institutionContract(company, place)))
    const sub_agent_id = await make.vendor(company)
    const claim_id = await make.commissionClaim(company, places[0])
    return filled(async (first_name, at) => {
      const institution = places[at % 2] as string
      const application = await make.studentApplication(company, {
        student_id: await make.student(company, { first_name, last_name: '' }),
        ...{ institution, programme: await make.programme(company, institution, { name: `Course ${first_name}` }) },
        ...{ student_number: `N-${at}`, ...(at % 3 === 0 ? { sub_agent_id } : {}) },
      })
      const isClaimed = at % 4 === 0
      return make.commission(company, application, {
        ...{ contract_id: contracts[at % 2] ?? null, currency: at % 2 === 0 ? 'CAD' : 'GBP', ...moments(at) },
        ...(isClaimed ? { state: 'claimed', claimed: 276_000, claimed_on: dayAt(at), claim_id } : {}),
        ...(at % 4 === 1 ? { claimable_on: '2026-01-10', claim_until: `2098-03-0${1 + (at % 9)}` } : {}),
      })
    })
  },
  keys: {
    student: (row) => (row.studentInfo as AnyRecord[])[0]?.firstName as string,
    institution: nameOf('institutionInfo'),
  },
  filters: {
    ...Object.fromEntries(
      ['institution', 'student', 'application', 'contract', 'currency', 'claim'].map((field) => [
        field,
        ofFirst(field),
      ]),
    ),
    subAgent: (_filled, rows) => {
      const idOf = (row: AnyRecord) => (row.subAgentInfo as { _id: string }[])[0]?._id
      const value = rows.map(idOf).find(Boolean) as string
      return { value, keeps: (row) => idOf(row) === value }
    },
    state: () => ({ value: 'claimable', keeps: (row) => row.state === 'claimable' }),
    endsBy: () => ({ value: '2098-12-31', keeps: (row) => row.claimUntil !== null }),
    claimedBefore: () => ({
      value: '2026-03-05',
      keeps: (row) => row.claimedDate !== null && String(row.claimedDate) < '2026-03-05',
    }),
  },
}

const claims: ListCase = {
  async fill(make, company) {
    const places = [await make.institution(company), await make.institution(company)] as const
    return filled((name, at) =>
      make.commissionClaim(company, places[at % 2] as string, { number: name, made_on: dayAt(at), ...moments(at) }),
    )
  },
  filters: { institution: ofFirst('institution') },
}

const payments: ListCase = {
  async fill(make, company) {
    const commission_id = await make.commission(company, await make.studentApplication(company))
    return filled((student_name, at) =>
      make.commissionPayment(company, {
        ...{ student_name, programme_name: `Course ${at}`, student_number: `N-${at}`, reference: `P-${at}` },
        ...{ paid_on: dayAt(at), match: at % 3 === 0 ? 'differs' : 'unknown', ...moments(at) },
        ...(at % 3 === 0 ? { commission_id } : {}),
      }),
    )
  },
  filters: {
    match: () => ({ value: 'differs', keeps: (row) => row.match === 'differs' }),
    state: () => ({ value: 'waiting', keeps: (row) => row.state === 'waiting' }),
    commission: ofFirst('commission'),
  },
}

export const moneyLists: Record<string, ListCase> = {
  'POST /commission/list': commissions,
  'POST /commission/list-claim': claims,
  'POST /commission-payment/list': payments,
}
