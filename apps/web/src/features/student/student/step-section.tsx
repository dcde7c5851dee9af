import { type enrolmentSteps, firstMissingStep } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { useSection } from '../../../lib/record/frame/sections'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { FollowedLine } from '../family/exports/followed-line'
import { entriesOf } from './step-entries'
import { factsOf } from './step-facts'
import classes from './step-section.module.css'

interface StepSectionProps {
  step: (typeof enrolmentSteps)[number]
  student: Student
  mayManage: boolean
  mayReveal: boolean
}

/** One step of the enrolment as it was saved; one that was not is a word in the line of what can be added. */
export function StepSection({ step, student, mayManage, mayReveal }: StepSectionProps) {
  const { t } = useTranslation()
  const saved = student.savedSteps.map(({ step: number }) => number)
  const isOpen = student.isInEditMode || firstMissingStep(saved, step.number) === null
  const to = paths.company.enrolmentStep(step.segment, student._id)
  const isSaved = saved.includes(step.number)
  const isHidden = useSection(step.heading, { isPending: false, isEmpty: !isSaved, add: mayManage && isOpen && { to } })
  if (isHidden || !isSaved) return null
  const entries = entriesOf(step.part, student, t)
  return (
    <RecordCard
      title={step.heading}
      action={
        mayManage && (
          <TextLink
            to={to}
            search={toSearch({ mode: 'edit', back: 'file' })}
            aria-label={t('Edit {name}', { name: t(step.heading) })}
          >
            {t('Edit')}
          </TextLink>
        )
      }
    >
      <FollowedLine studentId={student._id} part={step.part} />
      {entries ? <Entries {...entries} /> : <Facts facts={factsOf(step.part, student, { t, mayReveal })} />}
    </RecordCard>
  )
}

/** Rows of a step, or the words for none. */
function Entries({ rows, none, further }: NonNullable<ReturnType<typeof entriesOf>>) {
  const { t } = useTranslation()
  if (rows.length === 0) return <p className={classes.none}>{t(none)}</p>
  return (
    <>
      <ol className={classes.entries}>
        {rows.map(({ key, facts }) => (
          <li key={key}>
            <Facts facts={facts} />
          </li>
        ))}
      </ol>
      {further && (
        <p className={classes.further}>
          {t('More than four entries')}: <bdi>{further}</bdi>
        </p>
      )}
    </>
  )
}
