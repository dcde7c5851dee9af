import type { Place } from '../cases.ts'
import type { Input } from '../endpoints.ts'
import { makePayer, today } from './commission-desk.ts'

type Case = (place: Place) => Input | Promise<Input>

const list = () => ({})

/** A commission that can be claimed, with the institution that owes it; what is given is otherwise. */
async function owed({ run, company }: Place, more: Record<string, string | number | null> = {}) {
  const { institution, programme, intake, contract } = await makePayer(run, company)
  const sub_agent_id = await run.make.vendor(company)
  const at = { institution, programme, intake, contract_id: contract, sub_agent_id }
  const application = await run.make.studentApplication(company, at)
  const days = { event_on: '2026-01-10', nth: 1, claimable_on: '2026-01-10' }
  const id = await run.make.commission(company, application, { contract_id: contract, ...days, ...more })
  return { id, institution }
}
const claimed = (place: Place, more: Record<string, number> = {}) =>
  owed(place, { state: 'claimed', claimed: 276_000, claimed_on: '2026-02-01', ...more })
const paid = { amount: 100, currency: 'CAD', date: today() }

/** A valid input for each call about commission. */
export const moneyCases: Record<string, Case> = {
  'POST /commission/list': list,
  'POST /commission/list-claim': list,
  'POST /commission/totals': list,
  'POST /commission/view': async (place) => ({ commissionId: (await owed(place)).id }),
  'POST /commission/move/{id}': async (place) => ({
    id: (await owed(place)).id,
    to: 'none',
    reason: 'Onshore transfer',
  }),
  'POST /commission/pay/{id}': async (place) => ({ id: (await claimed(place)).id, ...paid }),
  'PUT /commission/share/{id}': async (place) => ({ id: (await owed(place)).id, percent: 30 }),
  'POST /commission/give-share/{id}': async (place) => ({
    ...{ id: (await claimed(place, { came: 100_000, share_percent: 30 })).id, amount: 100, date: today() },
  }),
  'POST /commission/claim': async (place) => ({ commissions: [(await owed(place)).id] }),
  'POST /commission/claim-file/{id}': async (place) => ({ id: await claimOf(place), as: 'pdf' }),
  'DELETE /commission/claim/{id}': async (place) => ({ id: await claimOf(place) }),
  'POST /commission-payment/list': list,
  'POST /commission-payment/add': () => ({ ...paid, studentName: `Nobody ${++count}` }),
  'POST /commission-payment/decide/{id}': async ({ run, company }) => ({
    ...{ id: await run.make.commissionPayment(company), isCounted: false },
  }),
  'DELETE /commission-payment/delete/{id}': async ({ run, company }) => ({
    id: await run.make.commissionPayment(company),
  }),
}

let count = 0

async function claimOf(place: Place) {
  const { id, institution } = await claimed(place)
  return place.run.make.commissionClaim(place.company, institution, { commission: id })
}
