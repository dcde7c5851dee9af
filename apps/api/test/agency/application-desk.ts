import type { ApplicationTimelineEntry } from '@corridor/contract/agency/student-application/parts'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'

export type ApplicationBody = Omit<AnyBody, 'data'> & { data: StudentApplicationRecord }

/** A place where students apply, with two intakes of one programme. */
export interface Place {
  institution: string
  programme: string
  intake: string
  later: string
}

export async function makePlace(
  { make }: RunningApp,
  company: Company,
  { country, ...more }: { country?: string; name?: string; zone?: string } = {},
): Promise<Place> {
  const institution = await make.institution(company, { ...more, ...(country ? { country_id: country } : {}) })
  const programme = await make.programme(company, institution, { name: 'MSc Data Science' })
  const intake = await make.intake(company, programme, { starts_on: '2027-09-01' })
  return { institution, programme, intake, later: await make.intake(company, programme, { starts_on: '2028-01-10' }) }
}

export const at = ({ institution, programme, intake }: Place) => ({ institution, programme, intake })

const call = (by: Caller, verb: string, body: object): Promise<Answer<ApplicationBody>> =>
  by.post<ApplicationBody>(`/student-application/${verb}`, body)

export const add = (by: Caller, student: string, place: Place, more: object = {}) =>
  call(by, 'add', { student, ...at(place), ...more })
export const viewOf = async (by: Caller, applicationId: string) => (await call(by, 'view', { applicationId })).body.data
export const act = (by: Caller, verb: string, id: string, body: object = {}) => call(by, `${verb}/${id}`, body)

export const today = () => new Date().toISOString().slice(0, 10)
export const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export const move = (by: Caller, id: string, stage: string, more: object = {}) =>
  act(by, 'move', id, { stage, on: today(), ...more })
export const authority = (by: Caller, id: string, status: string, more: object = {}) =>
  act(by, 'set-authority', id, { authority: status, on: today(), ...more })

export const timelineOf = async (by: Caller, applicationId: string): Promise<ApplicationTimelineEntry[]> =>
  (await by.post<AnyBody & { data: ApplicationTimelineEntry[] }>('/student-application/timeline', { applicationId }))
    .body.data
