import { fieldOf, found, type Judge } from './finding.ts'

/** Judges the days on which tests were taken. */
export const judgeTests: Judge = ({ student_test }, { birthDate, today }) =>
  student_test.flatMap(({ past_date }, at) => {
    const field = fieldOf('coaching', `tests.${at}.pastDate`)
    return [
      ...(past_date && past_date > today ? [found('date.future', field)] : []),
      ...(past_date && birthDate && past_date < birthDate
        ? [found('date.beforeBirth', field, { other: fieldOf('passport', 'birthDate') })]
        : []),
    ]
  })
