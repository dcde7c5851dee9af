import { managesInterview } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import {
  IconCalendarDown,
  IconCalendarX,
  IconChecklist,
  IconClockQuestion,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useSession } from '../../../lib/session/session'
import { saveText } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'

export const interviewName = ({ candidateInfo: [person], jobInfo: [job] }: Interview) =>
  dotted(person && formatName(person), job?.name)

/** An interview may move its submission, and be what a link was for. */
export const refreshInterviews = () => refresh(api.interview, api.submission, api.booking, api.bin)

/** Whether the signed-in person manages the interviews of a submission that somebody made. */
export function useManagesInterviews(): (submitter: string | undefined) => boolean {
  const own = useSession()
  return (submitter) => own !== undefined && managesInterview(own.roles, own.user._id, submitter)
}

export type InterviewQuestion = 'outcome' | 'cancel' | 'offer'

interface Asked {
  /** Opens the dialog of the outcome, of the cancellation, or of the link by which another time is chosen. */
  open: (what: InterviewQuestion, row: Interview) => void
  onDeleted?: () => unknown
}

/** Actions on an interview, in lists and on its page. */
export function useInterviewActions({ open, onDeleted }: Asked) {
  const { t } = useTranslation()
  const manages = useManagesInterviews()
  const remove = useRemoval<Interview>(api.interview.delete, {
    title: t('Delete Interview'),
    question: t('Are you sure you want to delete this interview? Its people are told that it does not take place.'),
    nameOf: interviewName,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshInterviews,
  })

  async function saveCalendar({ _id: id }: Interview) {
    try {
      const { data } = await client.interview.calendar({ id })
      saveText(data.text, 'text/calendar', data.fileName)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const mayManage = (row: Interview) => manages(row.submittedBy[0]?._id)
  const actions = (row: Interview): RowAction[] => [
    { label: text('Calendar file'), icon: IconCalendarDown, run: () => void saveCalendar(row) },
    ...(mayManage(row)
      ? [
          ...(row.state === 'cancelled'
            ? []
            : [
                { label: text('Add outcome'), icon: IconChecklist, run: () => open('outcome', row) },
                { label: text('Edit'), icon: IconPencil, to: paths.company.editInterview(row._id) },
              ]),
          ...(row.state === 'planned'
            ? [
                { label: text('Let them choose another time'), icon: IconClockQuestion, run: () => open('offer', row) },
                { label: text('Cancel Interview'), icon: IconCalendarX, run: () => open('cancel', row) },
              ]
            : []),
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []),
  ]
  return { mayManage, actions }
}
