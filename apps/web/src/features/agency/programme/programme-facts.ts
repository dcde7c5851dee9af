import type { Programme } from '@corridor/contract/agency/programme/shapes'
import { coachingTests } from '@corridor/contract/student/enrolment/scores'
import { studyLevelNames } from '@corridor/contract/student/student/kinds'
import { formatMoney, formatNumber } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import type { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

type T = ReturnType<typeof useTranslation>['t']

const a = { month: text('{n} months'), year: text('{fee} a year'), whole: text('{fee} in all') }

/** A programme's level, length and field in one line. */
export const kindOf = ({ level, months, studyField }: Programme, t: T) =>
  dotted(t(studyLevelNames[level]), months !== null && t(a.month, { n: formatNumber(months) }), studyField)

/** Fees of a programme, and the English that it takes. */
export function askedBy(programme: Programme, t: T) {
  const { firstYearFee, wholeFee, feeCurrency, englishTest, englishScore } = programme
  const money = (minor: number) => formatMoney(minor, feeCurrency ?? '')
  return dotted(
    firstYearFee !== null && t(a.year, { fee: money(firstYearFee) }),
    wholeFee !== null && t(a.whole, { fee: money(wholeFee) }),
    englishTest && englishScore !== null && `${coachingTests[englishTest].name} ${formatNumber(englishScore)}`,
  )
}
