import { askedExplanations } from '@corridor/contract/student/enrolment/asked'
import { coachingTests, scaleOf } from '@corridor/contract/student/enrolment/scores'
import { applicationOf, fieldOf, found, type Judge, studyParams } from './finding.ts'

/** Judges whether each application explains what was refused before, where its country asks for that. */
export const judgeExplained: Judge = ({ student_refusal, student_imported_refusal }, { studies, papers }) =>
  studies.flatMap((study) => {
    const source = askedExplanations[study.country_code ?? '']
    const isRefused =
      student_refusal.length + student_imported_refusal.length > 0 ||
      papers.some(({ type }) => type === 'refusal-letter') ||
      studies.some(({ application, is_refused }) => is_refused && application !== study.application)
    if (!source || !isRefused || study.refusal_explained) return []
    const params = { ...studyParams(study), institution: study.institution }
    const field = fieldOf('deportationDetails', 'deportationDetails')
    return [found('refusal.notExplained', field, { other: applicationOf(study), params, source })]
  })

/** Judges the best result in the very test that a programme asks, if both stand on one scale; no test is put into another's numbers. */
export const judgeEnglish: Judge = ({ student_test }, { studies }) =>
  studies.flatMap((study) => {
    const { english_test: test, english_score: bound, institution } = study
    if (test === null || bound === null) return []
    const scale = scaleOf(test, bound)?.id
    const [best] = student_test
      .flatMap(({ test: taken, past_score: score, past_date: day }, at) =>
        taken === test && score !== null && scaleOf(test, score, day)?.id === scale ? [{ at, score }] : [],
      )
      .sort((one, other) => other.score - one.score)
    if (!best || best.score >= bound) return []
    const params = { institution, test: coachingTests[test].name, score: String(bound) }
    return [
      found('english.low', fieldOf('coaching', `tests.${best.at}.pastScore`), { other: applicationOf(study), params }),
    ]
  })
