import type { AnyRecord } from '../call.ts'
import type { Place } from '../cases.ts'
import type { Input } from '../endpoints.ts'
import type { ListCase } from '../list-cases.ts'
import { changedAt, madeAt, names } from '../list-names.ts'

type Case = (place: Place) => Input | Promise<Input>

const student = async ({ run, company }: Place) => ({ studentId: await run.make.student(company) })

async function asked(place: Place) {
  const { studentId } = await student(place)
  return { studentId, review: await place.run.make.fileReview(place.company, studentId) }
}

/** A valid input for each call about reviews. */
export const reviewCases: Record<string, Case> = {
  'POST /file-review/list': () => ({}),
  'POST /file-review/view': student,
  'POST /file-review/ask': async (place) => {
    // Somebody who can be asked.
    await place.run.make.person('recruiter', place.company)
    return student(place)
  },
  'POST /file-review/withdraw': async (place) => ({ studentId: (await asked(place)).studentId }),
  'POST /file-review/approve': student,
  'POST /file-review/override': async (place) => ({ ...(await student(place)), reason: 'The intake closes today' }),
  'POST /file-review/comment': async (place) => ({ studentId: (await asked(place)).studentId, text: 'Which Surat?' }),
  'POST /file-review/answer': async (place) => {
    const { studentId, review } = await asked(place)
    return {
      studentId,
      commentId: await place.run.make.fileReviewComment(place.company, review),
      answer: 'In Gujarat',
    }
  },
  'POST /file-review/settings': () => ({}),
  'PUT /file-review/settings': async ({ run: { db }, company }) => {
    const [row] = await db.owner`select reviews_alone from agency_settings where company_id = ${company.id}`
    return { isFirmOfOne: !row?.reviews_alone }
  },
}

export const reviewList: ListCase = {
  async fill(make, company, by) {
    const ids: string[] = []
    for (const [at, first_name] of names.entries()) {
      const of = await make.student(company, { first_name, last_name: '' })
      const moments = { created_at: madeAt(at), updated_at: changedAt(at) }
      const state = at % 3 === 0 ? 'withdrawn' : 'asked'
      const id = await make.fileReview(company, of, { ...moments, state, reviewer_id: at % 2 === 0 ? by.id : null })
      if (at % 4 === 0) await make.fileReviewComment(company, id)
      ids.push(id)
    }
    return { ids }
  },
  keys: { student: (row) => (row.studentInfo as AnyRecord[])[0]?.firstName as string },
  filters: {
    state: () => ({ value: 'withdrawn', keeps: (row) => row.state === 'withdrawn' }),
    reviewer: (_filled, rows) => {
      const value = rows.map(({ reviewer }) => reviewer).find(Boolean) as string
      return { value, keeps: (row) => row.reviewer === value }
    },
    student: (_filled, rows) => ({
      value: rows[0]?.student as string,
      keeps: (row) => row.student === rows[0]?.student,
    }),
    hasOpenComments: () => ({ value: true, keeps: (row) => row.openComments === 1 }),
  },
}
