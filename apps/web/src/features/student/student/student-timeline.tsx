import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import type { StudentHappening } from '@corridor/contract/student/student/kinds'
import type { StudentTimelineEntry } from '@corridor/contract/student/student/timeline'
import { studentDocumentTypeNames } from '@corridor/contract/student/student-document/kinds'
import { api, client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Happening, Timeline } from '../../../lib/record/timeline/timeline'

/** Sentences for each deed, with `{what}`: the student, or a step. */
const sentences: Record<StudentHappening, string> = {
  added: text('{what} added'),
  saved: text('{what} added'),
  changed: text('{what} changed'),
  planned: text('Study plan changed'),
  'handed-over': text('Counsellor changed'),
  linked: text('Family member linked'),
  unlinked: text('Family member unlinked'),
  read: text('Sealed value read'),
  printed: text('Downloaded as PDF with sealed values'),
  opened: text('Document opened'),
  found: text('Found by passport number'),
  asked: text('Asked for the declaration'),
  declared: text('Declaration signed'),
  reopened: text('Declaration reopened'),
  revoked: text('Request for the declaration revoked'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  noted: text('Note added'),
  merged: text('{what} merged with a duplicate'),
  split: text('Merge undone'),
}

/** The timeline of a student. */
export default function StudentTimeline({ studentId }: { studentId: string }) {
  return (
    <Timeline
      queryKey={[...api.student.key(), 'timeline', studentId]}
      load={(before, signal) => client.student.timeline({ studentId, ...(before ? { before } : {}) }, { signal })}
      draw={(entry: StudentTimelineEntry) => <Entry entry={entry} />}
    />
  )
}

function Entry({ entry: { action, step, fields, paper, note, userInfo, at } }: { entry: StudentTimelineEntry }) {
  const { t } = useTranslation()
  const { heading } = enrolmentSteps.find(({ number }) => number === step) ?? { heading: 'Student' }
  const names = fields.map((field) => t(enrolmentFieldNames[field])).join(', ')
  return (
    <Happening
      what={t(sentences[action], { what: t(heading) })}
      name={note ?? (paper ? t(studentDocumentTypeNames[paper]) : names)}
      changes={[]}
      by={userInfo}
      at={at}
    />
  )
}
