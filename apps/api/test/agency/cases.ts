import type { Place } from '../cases.ts'
import type { Input } from '../endpoints.ts'

type Case = (place: Place) => Input | Promise<Input>

let count = 0
const fresh = (word: string) => `Case ${word} ${++count}`
const list = () => ({})
const year = new Date().getFullYear() + 1

const institutionId = ({ run, company }: Place) => run.make.institution(company)
const programmeId = async (place: Place) => place.run.make.programme(place.company, await institutionId(place))
const intakeId = async (place: Place) => place.run.make.intake(place.company, await programmeId(place))
const contractId = async (place: Place) => place.run.make.institutionContract(place.company, await institutionId(place))

/** A valid input for each call about where students apply. */
export const agencyCases: Record<string, Case> = {
  'POST /institution/list': list,
  'POST /institution/add': async ({ run }) => ({ name: fresh('Institution'), country: await run.make.country() }),
  'POST /institution/view': async (place) => ({ institutionId: await institutionId(place) }),
  'POST /institution/timeline': async (place) => ({ institutionId: await institutionId(place) }),
  'PUT /institution/update/{id}': async (place) => ({ id: await institutionId(place), name: fresh('Institution') }),
  'DELETE /institution/delete/{id}': async (place) => ({ id: await institutionId(place) }),
  'POST /programme/list': list,
  'POST /programme/add': async (place) => ({
    institutionId: await institutionId(place),
    ...{ name: fresh('Programme'), level: 'bachelor' },
  }),
  'POST /programme/view': async (place) => ({ programmeId: await programmeId(place) }),
  'PUT /programme/update/{id}': async (place) => ({ id: await programmeId(place), name: fresh('Programme') }),
  'DELETE /programme/delete/{id}': async (place) => ({ id: await programmeId(place) }),
  'POST /intake/list': list,
  'POST /intake/add': async (place) => ({ programmeId: await programmeId(place), startDate: `${year}-09-01` }),
  'POST /intake/view': async (place) => ({ intakeId: await intakeId(place) }),
  'PUT /intake/update/{id}': async (place) => ({ id: await intakeId(place), openDate: `${year - 1}-01-15` }),
  'DELETE /intake/delete/{id}': async (place) => ({ id: await intakeId(place) }),
  'POST /institution-contract/list': list,
  'POST /institution-contract/add': async (place) => ({
    institutionId: await institutionId(place),
    ...{ startDate: '2026-01-01', percent: 15, event: 'enrolled' },
  }),
  'POST /institution-contract/view': async (place) => ({ contractId: await contractId(place) }),
  'PUT /institution-contract/update/{id}': async (place) => ({ id: await contractId(place), notes: fresh('Note') }),
  'DELETE /institution-contract/delete/{id}': async (place) => ({ id: await contractId(place) }),
}
