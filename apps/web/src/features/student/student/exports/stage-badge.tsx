import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { type StudentStage, studentStageNames } from '@corridor/contract/student/student/kinds'
import { formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge, type Tone } from '../../../../ui/badge'

const tones: Record<StudentStage, Tone> = { enrolment: 'neutral', 'to-be-declared': 'news', ready: 'good' }

/** The stage of a student, which follows from what was saved: 'Enrolment 4/10'. */
export function StageBadge({ stage, stepsSaved }: { stage: StudentStage; stepsSaved: number }) {
  const { t } = useTranslation()
  const counted = { n: formatNumber(stepsSaved), total: formatNumber(enrolmentSteps.length) }
  return <Badge tone={tones[stage]}>{t(studentStageNames[stage], counted)}</Badge>
}
