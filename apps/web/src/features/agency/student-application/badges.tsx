import { type AuthorityStatus, authorityStatusNames } from '@corridor/contract/agency/student-application/authority'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

const tones: Record<AuthorityStatus, Tone> = {
  none: 'neutral',
  filed: 'news',
  biometrics: 'news',
  'papers-asked': 'attention',
  interview: 'attention',
  granted: 'good',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** The status of the authority that decides about the visa. */
export function AuthorityBadge({ status }: { status: AuthorityStatus }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(authorityStatusNames[status])}</Badge>
}
