import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { PhoneText } from '../../../../lib/record/phone-link'
import { isSure } from '../from-resume'
import classes from './also-found.module.css'

interface AlsoFoundProps {
  found: FoundFields
  shown: FoundValue | undefined
  show: (value: FoundValue) => void
}

/** Values that were read beyond the form's fields, each with its place: saved with the candidate if the record has a part for them. */
export function AlsoFound({ found, shown, show }: AlsoFoundProps) {
  const { t } = useTranslation()
  const groups = groupsOf(found).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0 && !found.secondOpinion) return null
  return (
    <section className={classes.card} aria-labelledby="also-found">
      <h2 id="also-found" className={classes.title}>
        {t('Also found')}
      </h2>
      {found.secondOpinion && <p className={classes.label}>{t(opinionTexts[found.secondOpinion])}</p>}
      {groups.map(({ label, rows }) => (
        <div key={label}>
          <h3 className={classes.label}>{t(label)}</h3>
          <ul className={classes.rows}>
            {rows.map((values) => (
              <li key={`${values[0]?.page} ${values[0]?.start} ${values[0]?.value}`} className={classes.row}>
                {values.map((value) => (
                  <FoundButton
                    key={`${value.start} ${value.value}`}
                    value={value}
                    isPhone={found.phones?.includes(value) ?? false}
                    isShown={value === shown}
                    show={() => show(value)}
                  />
                ))}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface FoundButtonProps {
  value: FoundValue
  isPhone: boolean
  isShown: boolean
  show: () => void
}

function FoundButton({ value, isPhone, isShown, show }: FoundButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.value} aria-pressed={isShown} onClick={show}>
      {!isSure(value) && <IconAlertTriangle size={14} role="img" aria-label={t('Please check')} />}
      {isPhone ? <PhoneText phone={value.value} /> : <bdi>{value.value}</bdi>}
    </button>
  )
}

const present = (values: (FoundValue | undefined)[]) => values.filter((value) => value !== undefined)
const oneEach = (values: FoundValue[] = []) => values.map((value) => [value])

const opinionTexts = {
  given: text('A language model, which the operator plugged in, was given the text of this resume and read it too.'),
  unavailable: text('A language model was to read this resume too, but gave no answer.'),
}

const groupsOf = (found: FoundFields) => [
  { label: text('Not read, please check in the document'), rows: oneEach(found.unread) },
  { label: text('Read differently'), rows: oneEach(found.alternatives) },
  {
    label: text('Positions'),
    rows: (found.positions ?? [])
      .map((one) => present([one.title, one.employer, one.location, one.startDate, one.endDate, one.description]))
      .filter((row) => row.length > 0),
  },
  {
    label: text('Education'),
    rows: (found.studies ?? [])
      .map((one) => present([one.degree, one.school, one.startDate, one.endDate]))
      .filter((row) => row.length > 0),
  },
  { label: text('Certifications'), rows: oneEach(found.certifications) },
  { label: text('Languages'), rows: (found.languages ?? []).map((one) => present([one.language, one.level])) },
  { label: text('Work authorization'), rows: oneEach(present([found.workAuthorization])) },
  { label: text('Links'), rows: oneEach(found.links) },
  {
    label: text('Further e-mail addresses and phones'),
    rows: oneEach([...(found.emails ?? []), ...(found.phones ?? [])]),
  },
  { label: text('Summary'), rows: oneEach(present([found.summary])) },
]
