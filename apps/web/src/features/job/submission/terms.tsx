import { partyNames } from '@corridor/contract/job/submission/kinds'
import type { HopInput, Rate } from '@corridor/contract/job/submission/shapes'
import { api } from '../../../lib/call/client'
import { RecordName } from '../../../lib/form/choice/record-select'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RateText } from '../../candidate/candidate/exports/rate'
import type { SubmissionTerms } from './submission-values'

export const termLabels: Record<keyof SubmissionTerms, string> = {
  hops: text('Chain'),
  pay: text('What the candidate is paid'),
  note: text('Note'),
}

/** Terms as two people wrote them of one submission, side by side. */
export function ShownTerm({ name, value }: { name: string; value: unknown }) {
  if (name === 'pay') return <RateText rate={value as Rate} />
  if (name === 'hops')
    return (value as HopInput[]).map((hop) => <HopText key={`${hop.party} ${hop.vendor ?? hop.client}`} hop={hop} />)
  return undefined
}

function HopText({ hop }: { hop: HopInput }) {
  const { t } = useTranslation()
  return (
    <div>
      {t(partyNames[hop.party])}{' '}
      {hop.client && <RecordName source={api.client.list} id={hop.client} nameOf={(row) => row.name} />}
      {hop.vendor && <RecordName source={api.vendor.list} id={hop.vendor} nameOf={(row) => row.vendorName} />}{' '}
      <RateText rate={hop} />
    </div>
  )
}
