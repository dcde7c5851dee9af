import {
  contractEventNames,
  contractFeeNames,
  scholarshipSideNames,
} from '@corridor/contract/agency/institution-contract/kinds'
import type { InstitutionContract } from '@corridor/contract/agency/institution-contract/shapes'
import type { Paid } from '@corridor/contract/agency/institution-contract/which'
import { studyLevelNames } from '@corridor/contract/student/student/kinds'
import { countryName } from '../../../lib/format/country-name'
import { formatList, formatMoney, formatNumber, formatPercent } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import type { useTranslation } from '../../../lib/language/i18n'

type T = ReturnType<typeof useTranslation>['t']

const paidText = ({ percent, amount }: Paid, currency: string | null) =>
  percent === null ? formatMoney(amount ?? 0, currency ?? '') : formatPercent(percent)

/** A contract's commission in one line: '15% · First year · After scholarship · Enrolled'. */
export const commissionText = (contract: InstitutionContract, t: T) =>
  dotted(
    paidText(contract, contract.currency),
    contract.percent !== null && t(contractFeeNames[contract.fee]),
    contract.percent !== null && t(scholarshipSideNames[contract.scholarship]),
    t(contractEventNames[contract.event]),
  )

/** Its steps: 'From 6 students 17.5% · From 11 students 20%'. */
export const stepsText = ({ steps, currency }: InstitutionContract, t: T) =>
  dotted(
    ...steps.map((step) =>
      t('From {n} students {paid}', { n: formatNumber(step.fromStudents), paid: paidText(step, currency) }),
    ),
  )

/** For whom it pays: all, if it names nobody. */
export const reachText = ({ levels, countriesInfo }: InstitutionContract, t: T) =>
  dotted(
    levels.length > 0 && formatList(levels.map((level) => t(studyLevelNames[level]))),
    countriesInfo.length > 0 && formatList(countriesInfo.map((country) => countryName(country))),
  )
