import type { ZoneReading } from '@corridor/contract/base/parse/zone'
import { zoneDoubtTexts } from '@corridor/contract/base/parse/zone-kinds'
import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CountryName } from '../../../../lib/form/choice/country-select'
import { formatDate, formatName } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { Message } from '../../../../ui/message'
import { type PassportValues, takenOver, type ZoneFieldName, zoneFieldOf, zoneFields } from './passport-values'
import { Spellings } from './spellings'
import classes from './zone.module.css'
import { ZoneCut } from './zone-cut'

interface ZoneReviewProps {
  student: Student
  reading: ZoneReading
  values: PassportValues
  setValue: <Name extends keyof PassportValues & string>(name: Name, value: PassportValues[Name]) => void
  /** Translated; why a tick is asked for. */
  errorOf: (name: 'isConfirmed' | 'isOtherCitizenship') => ReactNode
  discard: () => void
}

const titles: Record<ZoneReading['kind'], string> = {
  passport: text('Read from the passport'),
  visa: text('Read from the visa'),
  card: text('Read from the identity card'),
}

/** Values of a picture's zone, beside the zone: what was taken over, what must be chosen or typed, and what its person confirms. */
export function ZoneReview({ student, reading, values, setValue, errorOf, discard }: ZoneReviewProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const [zoneCountry] = reading.citizenshipInfo
  const isOther = values.zoneCountry !== '' && values.countryOfCitizenship !== values.zoneCountry

  // The place that was uploaded to is gone: reading goes on where the result stands.
  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={classes.review}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {t(titles[reading.kind])}
        </h2>
        <Button size="compact-md" variant="subtle" onClick={discard}>
          {t('Discard the picture')}
        </Button>
      </header>
      <img src={reading.strip.address} alt={t('The zone of the picture')} className={classes.strip} />
      {reading.kind !== 'passport' && (
        <Message tone="news">{t('Its number and its end are no passport’s, and are not taken over.')}</Message>
      )}
      <ul className={classes.rows}>
        {zoneFields.map((name) => (
          <ZoneRow key={name} name={name} reading={reading} value={values[name]} use={(to) => setValue(name, to)} />
        ))}
        <NameRow student={student} reading={reading} />
      </ul>
      <Checkbox
        checked={values.isConfirmed}
        onChange={(event) => setValue('isConfirmed', event.currentTarget.checked)}
        name="isConfirmed"
        label={t('The names in the zone are those of {name}', { name: formatName(student.fullName) })}
        error={errorOf('isConfirmed')}
      />
      {isOther && zoneCountry && (
        <Checkbox
          checked={values.isOtherCitizenship}
          onChange={(event) => setValue('isOtherCitizenship', event.currentTarget.checked)}
          name="isOtherCitizenship"
          label={
            <>
              {t('The citizenship is another than the zone says:')} <CountryName id={zoneCountry._id} />
            </>
          }
          error={errorOf('isOtherCitizenship')}
        />
      )}
      <Checkbox
        checked={values.keepsPicture}
        onChange={(event) => setValue('keepsPicture', event.currentTarget.checked)}
        name="keepsPicture"
        label={t("Keep the picture among the student's papers")}
      />
    </section>
  )
}

interface ZoneRowProps {
  name: ZoneFieldName
  reading: ZoneReading
  /** Value that the form holds. */
  value: string
  use: (value: string) => void
}

function ZoneRow({ name, reading, value, use }: ZoneRowProps) {
  const { t } = useTranslation()
  const field = zoneFieldOf(reading, name)
  if (!field) return null
  const label = t(enrolmentFieldNames[name])
  const taken = takenOver(reading, name)
  const shown = name === 'countryOfCitizenship' ? <CountryName id={taken} /> : readable(name, taken)
  return (
    <li className={classes.row}>
      <span className={classes.said}>
        <span className={classes.label}>{label}</span>
        {taken !== '' && <bdi className={classes.value}>{shown}</bdi>}
        {field.doubt && <Doubt words={t(zoneDoubtTexts[field.doubt])} />}
        {field.isMended && taken !== '' && (
          <Doubt words={t('A sign was read as what its place allows. Please compare')} />
        )}
        {taken === '' && field.spellings.length > 0 && (
          <Spellings spellings={field.spellings} value={value} label={label} choose={use} />
        )}
        {taken !== '' && value !== taken && (
          <Button size="compact-md" variant="default" onClick={() => use(taken)}>
            {t('Take over')}
          </Button>
        )}
      </span>
      <ZoneCut strip={reading.strip} field={field} alt={t('{name} in the zone', { name: label })} />
    </li>
  )
}

const readable = (name: ZoneFieldName, value: string) =>
  name === 'birthDate' || name === 'expiresDate' ? formatDate(value) : value

/** Names of the zone beside the student's own: neither writes over the other. */
function NameRow({ student, reading }: Pick<ZoneReviewProps, 'student' | 'reading'>) {
  const { t } = useTranslation()
  const { surname, givenNames, nameCut, nameFits } = reading
  const names = [surname.value, givenNames.value].filter(Boolean)
  return (
    <li className={classes.row}>
      <span className={classes.said}>
        <span className={classes.label}>{t('Names in the zone')}</span>
        <bdi dir="ltr" className={classes.value}>
          {names.join(', ')}
        </bdi>
        <span className={classes.label}>
          {t('Name of the student')}: <bdi>{formatName(student.fullName)}</bdi>
        </span>
        {names.length === 0 && <Doubt words={t(zoneDoubtTexts[surname.doubt ?? 'faint'])} />}
        {nameFits === 'differs' && <Doubt words={t('The names are not the same. Both are kept')} />}
        {nameFits === 'unknown' && names.length > 0 && (
          <Doubt words={t('The names are written in two scripts. Please compare them')} />
        )}
        {nameCut && names.length > 0 && <Doubt words={t(zoneDoubtTexts.cut)} />}
      </span>
      <span className={classes.said}>
        <ZoneCut strip={reading.strip} field={surname} alt={t('{name} in the zone', { name: t('Last Name') })} />
        {givenNames.to > givenNames.from && (
          <ZoneCut strip={reading.strip} field={givenNames} alt={t('{name} in the zone', { name: t('First Name') })} />
        )}
      </span>
    </li>
  )
}

const Doubt = ({ words }: { words: string }) => (
  <span className={classes.doubt}>
    <IconAlertTriangle size={14} aria-hidden />
    {words}
  </span>
)
