import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import { formatDate, formatList } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { seededName } from '../../../../lib/seeded-name'
import { AvailabilityText } from '../../candidate/exports/availability'
import { candidateName } from '../../candidate/exports/candidate-name'
import { PhoneOf } from '../../candidate/exports/phone-of'
import { isDay } from '../../candidate/exports/values'
import type { Side } from '../choices'
import classes from '../duplicate.module.css'
import { FieldChoice } from '../field-choice'
import { fieldWords } from '../words'
import type { SideBySideState } from './use-side-by-side'

interface SideBySideProps extends SideBySideState {
  /** Points out where a field's value stands, as its choice gets the focus. */
  show?: (field: MergeField) => void
}

/** One choice for each field in which two editions of a person differ; what is the same is one line. */
export function SideBySide({ left, right, fields, same, choiceOf, choose, show }: SideBySideProps) {
  const { t } = useTranslation()
  return (
    <>
      {fields.map((field) => (
        <FieldChoice
          key={field}
          label={t(fieldWords[field])}
          value={choiceOf(field)}
          {...(show ? { onFocus: () => show(field) } : {})}
          onChange={(side) => choose(field, side as Side | 'both')}
          options={[
            { value: 'left', shown: <Value field={field} candidate={left} /> },
            { value: 'right', shown: <Value field={field} candidate={right} /> },
            ...(field === 'skills' ? [{ value: 'both', shown: t('All of both') }] : []),
          ]}
        />
      ))}
      {same.length > 0 && (
        <p className={`${classes.quiet} ${classes.same}`}>
          {t('The same in both: {fields}', { fields: formatList(same.map((field) => t(fieldWords[field]))) })}
        </p>
      )}
    </>
  )
}

function Value({ field, candidate }: { field: MergeField; candidate: Candidate }) {
  const { t } = useTranslation()
  const shown = textOf(field, candidate)
  if (typeof shown === 'boolean') return t(shown ? 'Yes' : 'No')
  if (field === 'status') return t(shown === 'active' ? 'Active' : 'Inactive')
  if (field === 'availability' && shown) return <AvailabilityText value={shown} />
  if (isDay(field) && shown) return formatDate(shown)
  if (!shown) return <span className={classes.quiet}>{t('Empty')}</span>
  if (field === 'phone') return <PhoneOf phone={candidate.phoneInfo[0]} />
  return <bdi>{shown}</bdi>
}

function textOf(field: MergeField, candidate: Candidate): string | boolean | null {
  if (field === 'name') return candidateName(candidate)
  if (field === 'skills') return candidate.skills.join(', ')
  if (field === 'resume') return candidate.resume?.originalName ?? null
  if (field === 'workAuthorization') {
    return candidate.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name)).join() || null
  }
  if (field === 'experience') return candidate.experience === null ? null : String(candidate.experience)
  return candidate[field]
}
