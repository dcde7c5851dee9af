import { declares } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { declaredRowsMax } from '@corridor/contract/student/enrolment/kinds'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { RefusalEntry } from '../../student/values.ts'
import { type CountryPaper, fieldOf, found, type Judge, paperParams, partOf } from './finding.ts'

const isSaid = (entry: RefusalEntry, { country_id, month }: CountryPaper) =>
  declares({ country: entry.country_id, month: entry.month }, { country: country_id, month: month ?? '' })

/**
 * Holds letters of refusal against step 8, saved or not. A refusal is declared by a row of its country within a month of the letter's; a row of
 * the country in another month is asked about. Beside four rows it may stand in *Further*, which nobody but a person reads.
 */
export const judgeRefusals: Judge = ({ student_refusal, refusals_further }, { papers }) =>
  papers.flatMap((paper): Finding[] => {
    if (paper.type !== 'refusal-letter' || student_refusal.some((entry) => isSaid(entry, paper))) return []
    const more = { params: paperParams(paper), other: partOf('documents', paper.title) }
    const at = student_refusal.findIndex(({ country_id }) => country_id === paper.country_id)
    if (at >= 0) {
      const field = fieldOf('deportationDetails', `deportationDetails.${at}.refusalDate`)
      return [found('refusal.otherMonth', field, more)]
    }
    if (student_refusal.length >= declaredRowsMax && refusals_further !== '')
      return [found('refusal.onlyFurther', fieldOf('deportationDetails', 'further'), more)]
    return [found('refusal.notDeclared', fieldOf('deportationDetails', 'deportationDetails'), more)]
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
