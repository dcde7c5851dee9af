import type { PersonState } from '@corridor/contract/people/member/states'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { Badge, type Tone } from '../../../../ui/badge'

const states: Record<PersonState, { label: string; tone: Tone }> = {
  active: { label: text('Active'), tone: 'good' },
  inactive: { label: text('Inactive'), tone: 'neutral' },
  invited: { label: text('Invited'), tone: 'news' },
  expired: { label: text('Invitation expired'), tone: 'attention' },
}

/** A person's state in the company. */
export function PersonStatus({ status }: { status: PersonState }) {
  const { t } = useTranslation()
  return <Badge tone={states[status].tone}>{t(states[status].label)}</Badge>
}
