import {
  type InterviewOutcome,
  type InterviewState,
  interviewOutcomeNames,
  interviewStateNames,
} from '@corridor/contract/job/interview/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<InterviewState, Tone> = {
  planned: 'news',
  done: 'neutral',
  cancelled: 'neutral',
  'no-show': 'danger',
}

/** The state of an interview; once it took place, its outcome. */
export function InterviewBadge({ state, outcome }: { state: InterviewState; outcome: InterviewOutcome | null }) {
  const { t } = useTranslation()
  if (state === 'done' && outcome && outcome !== 'undecided')
    return <Badge tone={outcome === 'passed' ? 'good' : 'danger'}>{t(interviewOutcomeNames[outcome])}</Badge>
  return <Badge tone={tones[state]}>{t(interviewStateNames[state])}</Badge>
}
