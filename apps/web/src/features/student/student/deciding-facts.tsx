import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber, formatPoint, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { daysUntil, dayTone, deadlineTone } from '../../../lib/record/frame/day-tone'
import { paths } from '../../../paths'
import { DeadlineNote, MissingPapers, NextDeadline } from './band-notes'
import { planNames } from './exports/plan-names'
import { targetsText } from './exports/targets-text'
import { ExpiryNote, ToSummary, YesOrNo } from './to-summary'

// Most countries ask for six months that are left.
const passportSoonDays = 183

/** Facts by which somebody knows whom they have before them, and what is to be done. */
export function decidingFacts(
  student: Student,
  summary: EnrolmentSummary | undefined,
  /** Opens the form of the plan, for those who manage students. */
  editPlan: (() => void) | false,
): DecidingFact[] {
  const { _id: id, passport, counsellorInfo, stepsSaved, plan, deadline, papersMissing } = student
  const add = editPlan && { run: editPlan }
  const [country] = passport?.countryInfo ?? []
  const expires = passport?.expiresDate
  const findings = summary ? [...summary.steps.flatMap((step) => step.findings), ...summary.plan] : []
  return [
    ...(deadline
      ? [
          {
            label: text('Next deadline'),
            value: <NextDeadline deadline={deadline} />,
            note: <DeadlineNote deadline={deadline} />,
            tone: deadlineTone(deadline),
          },
        ]
      : []),
    { label: planNames.targetCountries, value: targetsText(plan.targetCountriesInfo), add },
    { label: planNames.intake, value: plan.intake && formatPoint(`${plan.intake}-01`, 'wholeMonth'), add },
    { label: text('Citizenship'), value: country && <bdi>{countryName(country)}</bdi> },
    {
      label: text('Passport until'),
      value: expires && <ShortDate value={expires} />,
      ...(expires && daysUntil(expires) < passportSoonDays
        ? {
            note: <ExpiryNote isPast={daysUntil(expires) < 1} />,
            tone: dayTone(expires, { attention: passportSoonDays, danger: 1 }),
          }
        : {}),
      add: editPlan && passport === null && stepsSaved >= stepOf('passport').number - 1 && passportWay(id),
    },
    // Those who may not read a birth date are told nothing that follows from it.
    ...(typeof summary?.isUnder18 === 'boolean'
      ? [{ label: text('Under 18'), value: <YesOrNo is={summary.isUnder18} /> }]
      : []),
    {
      label: text('Steps saved'),
      value: `${formatNumber(stepsSaved)}/${formatNumber(enrolmentSteps.length)}`,
    },
    { label: text('Missing'), value: summary && <ToSummary studentId={id} count={findings.length} /> },
    {
      label: text('Papers missing'),
      value: papersMissing.asked + papersMissing.returned > 0 && (
        <MissingPapers studentId={id} papers={papersMissing} />
      ),
    },
    { label: text('Counsellor'), value: ownerName(counsellorInfo) },
  ]
}

const passportWay = (id: string) => ({ to: paths.company.enrolmentStep(stepOf('passport').segment, id) })
