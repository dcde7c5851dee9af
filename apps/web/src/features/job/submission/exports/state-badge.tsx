import { isLive, type SubmissionState, submissionStateNames } from '@corridor/contract/job/submission/kinds'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge, type Tone } from '../../../../ui/badge'

const tones: Partial<Record<SubmissionState, Tone>> = {
  interview: 'news',
  confirmed: 'good',
  started: 'good',
  sending: 'neutral',
  'not-sent': 'danger',
}

/** The state of a submission; an ended one is quiet, a refusal alone is not. */
export function SubmissionBadge({ state }: { state: SubmissionState }) {
  const { t } = useTranslation()
  const tone = tones[state] ?? (isLive(state) ? 'attention' : state.startsWith('refused-') ? 'danger' : 'neutral')
  return <Badge tone={tone}>{t(submissionStateNames[state])}</Badge>
}
