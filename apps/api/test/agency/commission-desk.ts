import type { Claim, Commission } from '@corridor/contract/agency/commission/shapes'
import type { CommissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'

type BodyOf<Data> = Omit<AnyBody, 'data'> & { data: Data }

/** An institution that pays, with one programme and intake. */
export interface Payer {
  institution: string
  programme: string
  intake: string
  contract: string
}

type Values = Record<string, string | number | boolean | null>

/** Pays 15 % of the first year after the scholarship, on enrolment, within 90 days. */
export async function makePayer(
  { make }: RunningApp,
  company: Company,
  { name, programme = {}, contract = {} }: { name?: string; programme?: Values; contract?: Values } = {},
): Promise<Payer> {
  const institution = await make.institution(company, name ? { name } : {})
  const fee = { first_year_fee: 2_040_000, whole_fee: 6_120_000, fee_currency: 'CAD' }
  const programmeId = await make.programme(company, institution, { name: 'MSc Data Science', ...fee, ...programme })
  const intake = await make.intake(company, programmeId, { starts_on: '2027-09-01' })
  const terms = { percent: 15, event: 'enrolled', claim_from_days: 0, claim_until_days: 90, ...contract }
  return {
    ...{ institution, programme: programmeId, intake },
    contract: await make.institutionContract(company, institution, { starts_on: '2020-01-01', ...terms }),
  }
}

export const today = () => new Date().toISOString().slice(0, 10)

/** An application at *visa filed*, so that one move enrols it; it has a scholarship of 2,000. */
export const apply = ({ make }: RunningApp, company: Company, payer: Payer, student: string, more: Values = {}) =>
  make.studentApplication(company, {
    ...{ institution: payer.institution, programme: payer.programme, intake: payer.intake, student_id: student },
    ...{ contract_id: payer.contract, stage: 'visa-filed', authority: 'granted', authority_on: '2026-01-10' },
    ...{ scholarship_amount: 200_000, scholarship_currency: 'CAD', ...more },
  })

export const moveTo = (by: Caller, id: string, stage: string, more: object = {}) =>
  by.post(`/student-application/move/${id}`, { stage, on: today(), ...more })

export const list = async (by: Caller, filters: object = {}): Promise<Commission[]> =>
  (await by.post<BodyOf<Commission[]>>('/commission/list', { filters, limit: 100 })).body.data
export const of = async (by: Caller, application: string) => (await list(by, { application }))[0]

export const act = (by: Caller, verb: string, id: string, body: object = {}): Promise<Answer<BodyOf<Commission>>> =>
  by.post<BodyOf<Commission>>(`/commission/${verb}/${id}`, body)
export const claim = (by: Caller, commissions: string[]): Promise<Answer<BodyOf<Claim>>> =>
  by.post<BodyOf<Claim>>('/commission/claim', { commissions })
export const paymentsOf = async (by: Caller, filters: object = {}): Promise<CommissionPayment[]> =>
  (await by.post<BodyOf<CommissionPayment[]>>('/commission-payment/list', { filters, limit: 100 })).body.data
