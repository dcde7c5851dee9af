import { toMinor } from '@corridor/contract/format/money'
import { studyLevelNames } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Anchor } from '@mantine/core'
import { formatMoney, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useSection } from '../../../lib/record/frame/sections'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { planNames } from './exports/plan-names'
import { targetsText } from './exports/targets-text'
import { month, words } from './fact-words'

const title = text('Study plan')

interface PlanCardProps {
  student: Student
  /** Opens the form, for those who may change it. */
  edit: (() => void) | false
}

/** Shows what the student wants to study, where and with which means; an empty plan is a word in the line of what can be added. */
export function PlanCard({ student, edit }: PlanCardProps) {
  const { t } = useTranslation()
  const { plan, counsellorInfo } = student
  const isHidden = useSection(title, { isPending: false, isEmpty: !isBegun(plan), add: edit && { run: edit } })
  if (isHidden) return null
  const funds =
    plan.fundsAmount !== null &&
    plan.fundsCurrency !== null &&
    formatMoney(toMinor(plan.fundsAmount, plan.fundsCurrency), plan.fundsCurrency)
  return (
    <RecordCard
      title={title}
      place="plan"
      action={
        edit && (
          <Anchor component="button" type="button" onClick={edit} aria-label={t('Edit {name}', { name: t(title) })}>
            {t('Edit')}
          </Anchor>
        )
      }
    >
      <Facts
        facts={[
          words(planNames.targetCountries, targetsText(plan.targetCountriesInfo)),
          words(planNames.level, plan.level ? t(studyLevelNames[plan.level]) : ''),
          words(planNames.field, plan.field),
          plan.intake ? month(planNames.intake, plan.intake) : words(planNames.intake, ''),
          plan.occupiedUntil ? month(planNames.occupiedUntil, plan.occupiedUntil) : words(planNames.occupiedUntil, ''),
          words(planNames.fundsAmount, funds || ''),
          words(text('Counsellor'), ownerName(counsellorInfo) ?? ''),
        ]}
      />
    </RecordCard>
  )
}

const isBegun = ({ targetCountries, level, field, intake, occupiedUntil, fundsAmount }: Student['plan']) =>
  targetCountries.length > 0 ||
  field !== '' ||
  [level, intake, occupiedUntil, fundsAmount].some((value) => value !== null)
