import type { DeportationStep } from '@corridor/contract/student/enrolment/bodies'
import { useSearchText } from '../../../lib/page/use-search-text'

/** The refusal that the address offers for step 8, as an application leads here with it; undefined without one. Nothing of it is sealed. */
export function useOfferedRefusal(): DeportationStep['deportationDetails'][number] | undefined {
  const country = useSearchText('refusedBy')
  const refusalDate = useSearchText('refusedOn')
  const visaCategory = useSearchText('refusedVisa') ?? ''
  const refusalReason = useSearchText('refusedFor') ?? ''
  return country && refusalDate ? { country, refusalDate, visaCategory, refusalReason } : undefined
}
