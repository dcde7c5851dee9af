import type { AnyRecord } from '../call.ts'
import type { Filled, ListCase } from '../list-cases.ts'
import { changedAt, madeAt, names } from '../list-names.ts'

const nameOf = (field: string) => (row: AnyRecord) => (row[field] as { name: string }[])[0]?.name ?? null
const bySame = (field: string) => (_: Filled, rows: AnyRecord[]) => {
  const value = rows[0]?.[field] as string
  return { value, keeps: (row: AnyRecord) => row[field] === value }
}
const applicationStagesOf = ['draft', 'in-review', 'offer', 'withdrawn', 'draft']
const idIn = (row: AnyRecord, field: string) => (row[field] as AnyRecord[])[0]?._id
/** Applications of students at two institutions, some of them late. */
export const applicationList: ListCase = {
  fill: async (make, company, by) => {
    const institutions = [await make.institution(company), await make.institution(company, { zone: 'Asia/Tokyo' })]
    const ids: string[] = []
    for (const [at, first_name] of names.entries()) {
      const [created_at, updated_at] = [madeAt(at), changedAt(at)]
      const institution = institutions[at % 2] as string
      const programme = await make.programme(company, institution, { name: `Course ${first_name}` })
      const deadline_on = `20${at % 3 === 0 ? 26 : 98}-02-${String(((at * 5) % 12) + 1).padStart(2, '0')}`
      const due = { deadline_on, deadline_at: new Date(`${deadline_on}T12:00:00Z`), starts_on: '2099-09-01' }
      const intake = await make.intake(company, programme, at % 4 === 3 ? { starts_on: '2099-09-01' } : due)
      const counsellor_id = at % 3 === 1 ? by.id : null
      const id = await make.studentApplication(company, {
        student_id: await make.student(company, { first_name, last_name: '', counsellor_id }),
        ...{ institution, programme, intake, created_at, updated_at, stage: applicationStagesOf[at % 5] ?? 'draft' },
        ...(at % 4 === 0 ? { authority: 'filed', authority_on: '2026-01-05' } : {}),
      })
      ids.push(id)
    }
    return { ids }
  },
  keys: {
    student: (row) => (row.studentInfo as AnyRecord[])[0]?.firstName as string,
    institution: nameOf('institutionInfo'),
    programme: nameOf('programmeInfo'),
    deadline: (row) => ((row.deadline as AnyRecord | null)?.at as string | undefined) ?? null,
  },
  filters: {
    company: (_filled, rows) => ({
      value: rows.map((row) => idIn(row, 'companyInfo')).find(Boolean) as string,
      keeps: () => true,
    }),
    ...Object.fromEntries(['student', 'institution', 'intake'].map((field) => [field, bySame(field)])),
    ...Object.fromEntries(
      [
        ['country', 'countryInfo'],
        ['counsellor', 'counsellorInfo'],
      ].map(([field = '', info = '']) => [
        field,
        (_: Filled, rows: AnyRecord[]) => {
          const value = rows.map((row) => idIn(row, info)).find(Boolean) as string
          return { value, keeps: (row: AnyRecord) => idIn(row, info) === value }
        },
      ]),
    ),
    stage: () => ({ value: 'offer', keeps: (row) => row.stage === 'offer' }),
    authority: () => ({ value: 'filed', keeps: (row) => row.authority === 'filed' }),
    waiting: () => ({ value: 'visas', keeps: (row) => row.authority === 'filed' }),
    live: () => ({ value: true, keeps: (row) => row.stage !== 'withdrawn' }),
    deadline: () => ({
      value: 'missed',
      keeps: (row) => row.deadline !== null && String((row.deadline as AnyRecord).at) < '2026-03',
    }),
  },
}
