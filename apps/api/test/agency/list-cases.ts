import { studyLevels } from '@corridor/contract/student/student/kinds'
import type { AnyRecord } from '../call.ts'
import type { ListCase } from '../list-cases.ts'
import { changedAt, madeAt, names } from '../list-names.ts'

const moments = (at: number) => ({ created_at: madeAt(at), updated_at: changedAt(at) })
const statusAt = (at: number) => (at % 3 === 0 ? 'inactive' : 'active')
const byStatus: ListCase['filters'] = {
  status: () => ({ value: 'inactive', keeps: (row) => row.status === 'inactive' }),
}
const nameOf = (field: string) => (row: AnyRecord) => (row[field] as { name: string }[])[0]?.name ?? null
const ofFirst = (field: string): ListCase['filters'] => ({
  [field]: (_filled, rows) => {
    const value = String(rows[0]?.[field])
    return { value, keeps: (row) => row[field] === value }
  },
})
const dayAt = (at: number, year = 2027) => `${year}-03-${String(1 + ((at * 5) % names.length)).padStart(2, '0')}`
const levelAt = (at: number) => studyLevels[(at * 3) % studyLevels.length] as string
const levelOf = (row: AnyRecord) => studyLevels.indexOf(row.level as (typeof studyLevels)[number])

async function filled(one: (name: string, at: number) => Promise<string>) {
  const ids: string[] = []
  for (const [at, name] of names.entries()) ids.push(await one(name, at))
  return { ids }
}

const institutions: ListCase = {
  async fill(make, company) {
    const countries = [await make.country({ name: 'Canada' }), await make.country({ name: 'Australia' })]
    return filled((name, at) =>
      make.institution(company, {
        ...{ name, city: `Town ${(at * 7) % names.length}`, website: `https://${(at * 5) % 11}.example` },
        ...{ country_id: countries[at % 2] ?? '', status: statusAt(at) },
        ...moments(at),
      }),
    )
  },
  keys: { country: nameOf('countryInfo') },
  filters: {
    ...byStatus,
    ...ofFirst('country'),
    company: (_filled, rows) => ({
      value: (rows[0]?.companyInfo as { _id: string }[] | undefined)?.[0]?._id ?? null,
      keeps: () => true,
    }),
  },
}

const programmes: ListCase = {
  async fill(make, company) {
    const above = [await make.institution(company), await make.institution(company)]
    return filled((name, at) =>
      make.programme(company, above[at % 2] ?? '', {
        ...{ name, level: levelAt(at), study_field: `${(at * 5) % names.length}`, status: statusAt(at) },
        ...moments(at),
      }),
    )
  },
  keys: { institution: nameOf('institutionInfo'), level: levelOf },
  filters: {
    ...byStatus,
    ...ofFirst('institution'),
    level: () => ({ value: 'bachelor', keeps: (row) => row.level === 'bachelor' }),
  },
}

const intakes: ListCase = {
  async fill(make, company) {
    const above = [await make.institution(company), await make.institution(company)]
    return filled(async (name, at) => {
      const programme = await make.programme(company, above[at % 2] ?? '', { name, level: levelAt(at) })
      const due = at % 3 === 0 ? null : `${dayAt(at * 7, 2026)}`
      return make.intake(company, programme, {
        ...{ starts_on: dayAt(at), deadline_on: due, deadline_at: due && new Date(`${due}T22:59:00Z`) },
        ...moments(at),
      })
    })
  },
  keys: { institution: nameOf('institutionInfo'), programme: nameOf('programmeInfo') },
  filters: {
    ...ofFirst('institution'),
    ...ofFirst('programme'),
    level: () => ({
      value: 'bachelor',
      keeps: (row) => (row.programmeInfo as { level: string }[])[0]?.level === 'bachelor',
    }),
    startFrom: () => ({ value: '2027-03-05', keeps: (row) => String(row.startDate) >= '2027-03-05' }),
    startTo: () => ({ value: '2027-03-05', keeps: (row) => String(row.startDate) <= '2027-03-05' }),
    deadlineFrom: () => ({
      value: '2026-03-05',
      keeps: ({ deadlineDate }) => deadlineDate !== null && String(deadlineDate) >= '2026-03-05',
    }),
    deadlineTo: () => ({
      value: '2026-03-05',
      keeps: ({ deadlineDate }) => deadlineDate !== null && String(deadlineDate) <= '2026-03-05',
    }),
  },
}

const contracts: ListCase = {
  async fill(make, company) {
    const agency = await make.vendor(company, { type: 'super-agent' })
    return filled(async (name, at) =>
      make.institutionContract(company, await make.institution(company, { name }), {
        ...{ through_id: at % 3 === 0 ? agency : null, notes: `${(at * 5) % names.length}` },
        ...{ starts_on: dayAt(at, 2025), ends_on: at % 4 === 0 ? null : dayAt(at * 7) },
        ...moments(at),
      }),
    )
  },
  // One without end ends last.
  keys: { institution: nameOf('institutionInfo'), endDate: (row) => String(row.endDate ?? 'without end') },
  filters: {
    ...ofFirst('institution'),
    through: (_filled, rows) => {
      const value = String(rows.find(({ through }) => through)?.through)
      return { value, keeps: (row) => row.through === value }
    },
    currentOn: () => ({
      value: '2027-03-05',
      keeps: ({ endDate }) => endDate === null || String(endDate) >= '2027-03-05',
    }),
    endsBy: () => ({
      value: '2027-03-05',
      keeps: ({ endDate }) => endDate !== null && String(endDate) <= '2027-03-05',
    }),
  },
}

/** Lists of where students apply, each with rows and what its filters let through. */
export const agencyLists: Record<string, ListCase> = {
  'POST /institution/list': institutions,
  'POST /programme/list': programmes,
  'POST /intake/list': intakes,
  'POST /institution-contract/list': contracts,
}
