import { deadlineKindNames } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { dotted } from '../../../lib/format/isolated'
import { placeTime } from '../../../lib/format/place-time'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { deadlineTone } from '../../../lib/record/frame/day-tone'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

type Deadline = NonNullable<Student['deadline']>

/** The next deadline by the reader's day, as the way to its application. */
export const NextDeadline = ({ deadline: { application, at } }: { deadline: Deadline }) => (
  <TextLink to={paths.company.viewStudentApplication(application)}>
    <ShortDate value={at} />
  </TextLink>
)

/** Says which deadline it is, whether it was missed, and the hour where the institution is. */
export function DeadlineNote({ deadline }: { deadline: Deadline }) {
  const { t } = useTranslation()
  const isMissed = deadlineTone(deadline) === 'danger'
  return dotted(t(deadlineKindNames[deadline.kind]), isMissed && t('missed'), placeTime(deadline))
}

/** How many papers somebody waits for, as the way to them. */
export function MissingPapers({ studentId, papers }: { studentId: string; papers: Student['papersMissing'] }) {
  const { t } = useTranslation()
  const { asked, late, returned } = papers
  return (
    <TextLink to={paths.company.viewStudent(studentId)} search={{ show: 'papers' }}>
      {dotted(
        asked > 0 && t('{n} asked', { n: asked }),
        late > 0 && t('{n} late', { n: late }),
        returned > 0 && t('{n} returned', { n: returned }),
      )}
    </TextLink>
  )
}
