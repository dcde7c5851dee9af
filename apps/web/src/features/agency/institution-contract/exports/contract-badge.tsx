import type { InstitutionRow } from '@corridor/contract/agency/institution/shapes'
import { type ContractState, contractStateNames } from '@corridor/contract/agency/institution-contract/kinds'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge, type Tone } from '../../../../ui/badge'

const tones: Record<ContractState, Tone> = {
  none: 'neutral',
  coming: 'news',
  current: 'good',
  ending: 'attention',
  ended: 'danger',
}

/** A contract's state, with its last day if that is near or past, and the agency between. */
export function ContractBadge({ contract }: { contract: NonNullable<InstitutionRow['contract']> }) {
  const { t } = useTranslation()
  const { state, endDate, throughInfo } = contract
  const [through] = throughInfo
  return (
    <>
      <Badge tone={tones[state]}>
        {t(contractStateNames[state])}
        {endDate && (state === 'ending' || state === 'ended') && ` ${formatDate(endDate)}`}
      </Badge>
      {through && (
        <>
          {' '}
          <bdi>{through.name}</bdi>
        </>
      )}
    </>
  )
}
