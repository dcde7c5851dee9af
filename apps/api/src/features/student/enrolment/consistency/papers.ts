import { declares } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { declaredRowsMax } from '@corridor/contract/student/enrolment/kinds'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { RefusalEntry, StudentFile } from '../../student/values.ts'
import { countryParams, fieldOf, found, type Judge, paperParams, partOf } from './finding.ts'

/** A refusal that something beside step 8 tells of. */
interface Told {
  country_id: string
  month: string
  params: Finding['params']
  other: Finding['other']
  /** True if an import said so, and no letter lies there. */
  isImported: boolean
}

/** Holds letters of refusal, and what an import said of one, against step 8, saved or not. */
export const judgeRefusals: Judge = (row, { papers }) => {
  const letters = papers.flatMap((paper): Told[] =>
    paper.type === 'refusal-letter' && paper.month
      ? [
          {
            ...{ country_id: paper.country_id, month: paper.month, params: paperParams(paper) },
            ...{ other: partOf('documents', paper.title), isImported: false },
          },
        ]
      : [],
  )
  const imported = row.student_imported_refusal.map(
    ({ country_id, month }): Told => ({
      ...{ country_id, month, params: { ...countryParams(row, country_id), month } },
      ...{ other: partOf('imported'), isImported: true },
    }),
  )
  return [...letters, ...imported].flatMap((told) => judgeTold(row, told))
}

/**
 * A refusal is declared by a row of its country within a month of it; a row of the country in another month is asked about. Beside four rows it
 * may stand in *Further*, which nobody but a person reads.
 */
function judgeTold({ student_refusal, refusals_further }: StudentFile, told: Told): Finding[] {
  const { country_id, params, other, isImported } = told
  if (student_refusal.some((entry) => declares(toRefusal(entry), toRefusal(told)))) return []
  const at = student_refusal.findIndex((entry) => entry.country_id === country_id)
  if (at >= 0) {
    const field = fieldOf('deportationDetails', `deportationDetails.${at}.refusalDate`)
    return [found('refusal.otherMonth', field, { params, other })]
  }
  if (student_refusal.length >= declaredRowsMax && refusals_further !== '')
    return [found('refusal.onlyFurther', fieldOf('deportationDetails', 'further'), { params, other })]
  const code = isImported ? 'refusal.imported' : 'refusal.notDeclared'
  return [found(code, fieldOf('deportationDetails', 'deportationDetails'), { params, other })]
}

const toRefusal = ({ country_id, month }: Pick<RefusalEntry, 'country_id' | 'month'>) => ({
  country: country_id,
  month,
})

export const judgeVisas: Judge = ({ saved_steps, student_refusal, student_visit }, { papers }) =>
  saved_steps.includes(stepOf('previousCountries').number)
    ? papers.flatMap((paper) => {
        const isMentioned = [...student_refusal, ...student_visit].some((one) => one.country_id === paper.country_id)
        if (paper.type !== 'visa' || isMentioned) return []
        const more = { params: paperParams(paper), other: partOf('documents', paper.title) }
        return [found('visa.notMentioned', fieldOf('previousCountries', 'previousCountries'), more)]
      })
    : []
