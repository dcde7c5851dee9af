import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { useState } from 'react'
import type { Side } from '../../../lib/duplicate/doubles'
import { EntryChoice, EntryLink } from '../../../lib/duplicate/entry-choice'
import { formatNumber, formatShortDate, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { Facts } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { SealedValueText } from '../passport/exports/sealed-value-text'
import classes from './student-proof.module.css'

export interface StudentProofProps {
  left: Student
  right: Student
  kept: Side
}

/** Sealed values of either student, read one by one, and who saved which steps: of the entry that goes first. */
export default function StudentProof({ left, right, kept }: StudentProofProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<'kept' | 'other'>('other')
  const [keep, other] = kept === 'left' ? [left, right] : [right, left]
  const student = wanted === 'kept' ? keep : other
  return (
    <section className={classes.proof} aria-label={t('Enrolment')}>
      <header>
        <h2>{t('Enrolment')}</h2>
        <EntryChoice label={t('Whose enrolment')} value={wanted} onChange={setWanted} />
      </header>
      <Passport key={`${student._id} ${student.version}`} student={student} />
      <ol>
        {student.savedSteps.map(({ step, savedAt, savedBy }) => (
          <li key={step}>
            <span>{`${formatNumber(step)}. ${t(headingOf(step))}`}</span>
            <bdi>{dotted(ownerName(savedBy), formatShortDate(savedAt))}</bdi>
          </li>
        ))}
      </ol>
      <p>{t('A merge keeps the notes and tasks of both.')}</p>
      <EntryLink to={paths.company.viewStudent(student._id)} />
    </section>
  )
}

const headingOf = (step: number) => enrolmentSteps.find(({ number }) => number === step)?.heading ?? ''

function Passport({ student: { _id: studentId, passport } }: { student: Student }) {
  const mayReveal = useMay(access.studentSecrets.reveal)
  if (!passport) return null
  const masks = { birthDate: passport.maskedBirthDate, passportNumber: passport.maskedPassportNumber }
  const fields = ['birthDate', 'passportNumber'] as const
  return (
    <div className={classes.sealed}>
      <Facts
        facts={fields.map((field) => ({
          label: names[field],
          value: masks[field] && (
            <SealedValueText
              studentId={studentId}
              field={field}
              label={names[field]}
              mask={masks[field]}
              mayReveal={mayReveal}
            />
          ),
        }))}
      />
    </div>
  )
}
