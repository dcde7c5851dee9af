import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import {
  type ApplicationStage,
  applicationStageNames,
  type StudentStage,
  studentStageNames,
} from '@corridor/contract/student/student/kinds'
import { formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge, type Tone } from '../../../../ui/badge'

const applicationTones: Record<ApplicationStage, Tone> = {
  ...({ draft: 'neutral', 'in-review': 'attention', submitted: 'news', offer: 'attention' } as const),
  ...({ 'deposit-paid': 'news', confirmed: 'good', 'visa-filed': 'news', enrolled: 'good' } as const),
  ...({ rejected: 'danger', withdrawn: 'neutral', deferred: 'neutral' } as const),
}
const tones: Record<StudentStage, Tone> = {
  ...applicationTones,
  ...({ enrolment: 'neutral', 'to-be-declared': 'news', ready: 'good' } as const),
}

/** The stage of an application. */
export function ApplicationBadge({ stage }: { stage: ApplicationStage }) {
  const { t } = useTranslation()
  return <Badge tone={applicationTones[stage]}>{t(applicationStageNames[stage])}</Badge>
}

interface StageBadgeProps {
  stage: StudentStage
  stepsSaved: number
  isClosed?: boolean
}

/** The stage of a student, which follows from the applications, else from what was saved: 'Enrolment 4/10'. */
export function StageBadge({ stage, stepsSaved, isClosed = false }: StageBadgeProps) {
  const { t } = useTranslation()
  const counted = { n: formatNumber(stepsSaved), total: formatNumber(enrolmentSteps.length) }
  return (
    <>
      <Badge tone={tones[stage]}>{t(studentStageNames[stage], counted)}</Badge>
      {isClosed && (
        <>
          {' '}
          <Badge tone="neutral">{t('Closed')}</Badge>
        </>
      )}
    </>
  )
}
