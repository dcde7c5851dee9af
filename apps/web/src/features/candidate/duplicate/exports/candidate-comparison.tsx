import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { type MergeField, mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import type { Comparison } from '../../../../lib/duplicate/doubles'
import { formatDate } from '../../../../lib/format/format'
import { seededName } from '../../../../lib/format/seeded-name'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { AvailabilityText } from '../../candidate/exports/availability'
import { candidateName } from '../../candidate/exports/candidate-name'
import { PhoneOf } from '../../candidate/exports/phone-of'
import { hasRate, RateText, rateParts } from '../../candidate/exports/rate'
import { isDay } from '../../candidate/exports/values'
import { fieldWords } from '../words'

/** The parts of two candidates that are compared. */
export const candidateComparison: Comparison<Candidate, MergeField> = {
  fields: mergeFields,
  words: fieldWords,
  both: { skills: { label: text('All of both'), hotkey: 'b', keyLabel: text('Take the skills of both') } },
  comparable,
  Value,
}

function comparable(field: MergeField, candidate: Candidate): string {
  if (field === 'name') return candidateName(candidate)
  if (field === 'skills') return candidate.skills.join(', ')
  if (field === 'resume') return candidate.resume?.fileKey ?? ''
  if (field === 'rate') return hasRate(candidate) ? rateParts(candidate).join() : ''
  if (field === 'workAuthorization') return candidate.workAuthorization ?? ''
  return String(candidate[field] ?? '')
}

function Value({ field, record: candidate }: { field: MergeField; record: Candidate }) {
  const { t } = useTranslation()
  if (field === 'rate') return <RateText rate={candidate} />
  const shown = textOf(field, candidate)
  if (typeof shown === 'boolean') return t(shown ? 'Yes' : 'No')
  if (field === 'status') return t(shown === 'active' ? 'Active' : 'Inactive')
  if (field === 'availability' && shown) return <AvailabilityText value={shown} />
  if (isDay(field) && shown) return formatDate(shown)
  if (field === 'phone') return <PhoneOf phone={candidate.phoneInfo[0]} />
  return <bdi>{shown}</bdi>
}

function textOf(field: Exclude<MergeField, 'rate'>, candidate: Candidate): string | boolean | null {
  if (field === 'name') return candidateName(candidate)
  if (field === 'skills') return candidate.skills.join(', ')
  if (field === 'resume') return candidate.resume?.originalName ?? null
  if (field === 'workAuthorization') {
    return candidate.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name)).join() || null
  }
  if (field === 'experience') return candidate.experience === null ? null : String(candidate.experience)
  return candidate[field]
}
