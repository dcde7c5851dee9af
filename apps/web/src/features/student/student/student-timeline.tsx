import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import {
  type StudentHappening,
  type TimelinePart,
  timelinePartNames,
  timelineParts,
} from '@corridor/contract/student/student/kinds'
import type { StudentTimelineEntry } from '@corridor/contract/student/student/timeline'
import { studentDocumentTypeNames } from '@corridor/contract/student/student-document/kinds'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { Happening, Timeline } from '../../../lib/record/timeline/timeline'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

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
  applied: text('Application added'),
  'application-changed': text('Application changed'),
  moved: text('Moved'),
  authority: text('Status of the authority changed'),
  'move-undone': text('The move was undone'),
  'application-deleted': text('Application deleted'),
  'review-asked': text('Review asked for'),
  approved: text('File approved'),
  overridden: text('Review overridden'),
  'review-withdrawn': text('Review withdrawn'),
  commented: text('Commented'),
  answered: text('Comment answered'),
  'paper-asked': text('Paper asked for'),
  received: text('Paper received'),
  returned: text('Paper returned'),
  accepted: text('Paper accepted'),
  'paper-changed': text('Paper changed'),
  'paper-deleted': text('Paper deleted'),
}

/** The timeline of a student. */
export default function StudentTimeline({ studentId }: { studentId: string }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<TimelinePart>()
  return (
    <Timeline
      queryKey={[...api.student.key(), 'timeline', studentId, part]}
      action={
        <LateSelect
          aria-label={t('Show in the timeline')}
          data={timelineParts.map((value) => ({ value, label: t(timelinePartNames[value]) }))}
          placeholder={t('Everything')}
          value={part ?? null}
          onChange={(value) => setPart(timelineParts.find((one) => one === value))}
          clearable
          w={150}
        />
      }
      load={(before, signal) =>
        client.student.timeline({ studentId, ...(before && { before }), ...(part && { part }) }, { signal })
      }
      draw={(entry: StudentTimelineEntry) => <Entry entry={entry} />}
    />
  )
}

function Entry({ entry }: { entry: StudentTimelineEntry }) {
  const { action, step, fields, paper, about, from, to, note, userInfo, at } = entry
  const { t } = useTranslation()
  const { heading } = enrolmentSteps.find(({ number }) => number === step) ?? { heading: 'Student' }
  const linked = about?.part === 'applications' ? about : null
  const names = fields.map((field) => t(enrolmentFieldNames[field])).join(', ')
  return (
    <Happening
      what={
        from && to
          ? t('Moved from "{from}" to "{to}"', { from: t(from), to: t(to) })
          : t(sentences[action], { what: t(heading) })
      }
      name={note ?? (paper ? t(studentDocumentTypeNames[paper]) : linked ? '' : about?.name || names)}
      link={
        linked && (
          <TextLink to={paths.company.viewStudentApplication(linked._id)}>
            <bdi>{linked.name}</bdi>
          </TextLink>
        )
      }
      changes={[]}
      by={userInfo}
      at={at}
    />
  )
}
