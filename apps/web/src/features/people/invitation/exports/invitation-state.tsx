import type { InvitationState } from '@corridor/contract/people/user/lists'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { Badge, type Tone } from '../../../../ui/badge'

/** Names of the states of an invitation. */
export const invitationStateWords: Record<InvitationState, { label: string; tone: Tone }> = {
  waiting: { label: text('Waiting'), tone: 'news' },
  expired: { label: text('Expired'), tone: 'attention' },
  accepted: { label: text('Accepted'), tone: 'good' },
  revoked: { label: text('Revoked'), tone: 'neutral' },
}

export function InvitationBadge({ state }: { state: InvitationState }) {
  const { t } = useTranslation()
  return <Badge tone={invitationStateWords[state].tone}>{t(invitationStateWords[state].label)}</Badge>
}
