import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { canMovePaper, paperStateNames } from '@corridor/contract/agency/student-paper/states'
import { IconCalendar, IconFiles, IconRotate, IconTrash, IconUnlink, IconUpload } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import type { Opened } from './papers-card'
import { refreshPapers } from './refresh-papers'

export const serves = ({ applicationsInfo }: StudentPaper, application: string) =>
  applicationsInfo.some(({ _id }) => _id === application)

/** Acts on a paper, on the page of an application or of its student: each move is said, and can be taken back for as long as its toast stands. */
export function usePaperMoves(open: (opened: Opened) => void, application?: string) {
  const { t } = useTranslation()
  const remove = useRemoval<StudentPaper>(api.studentPaper.delete, {
    title: t('Delete Paper'),
    question: t('Are you sure you want to delete this paper? Its documents stay.'),
    nameOf: (paper) => paper.title,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: refreshPapers,
  })

  async function takeBack({ _id: id }: StudentPaper) {
    try {
      await client.studentPaper.takeBack({ id })
      toast.success(t('The move was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshPapers()
  }

  async function tell(moved: StudentPaper) {
    const state = t(paperStateNames[moved.state])
    toast.undo(t('{name}: {state}', { name: moved.title, state }), moved.title, () => void takeBack(moved))
    await refreshPapers()
  }

  async function move(paper: StudentPaper, verb: 'accept' | 'reopen') {
    try {
      const { data } = await client.studentPaper[verb]({ id: paper._id, version: paper.version })
      await tell(data)
    } catch (error) {
      toast.error(errorText(error))
      await refreshPapers()
    }
  }

  /** Has a paper serve the application of this page, or no longer. */
  async function use(paper: StudentPaper, isWanted = true) {
    const others = paper.applicationsInfo.flatMap(({ _id }) => (_id === application ? [] : [_id]))
    const applications = isWanted && application ? [...others, application] : others
    try {
      await client.studentPaper.update({ id: paper._id, version: paper.version, applications })
      toast.success(t('Paper saved'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshPapers()
  }

  const menu = (paper: StudentPaper): RowAction[] => [
    ...(paper.versions > 0
      ? [
          { label: text('Versions'), icon: IconFiles, run: () => open({ kind: 'versions', paper }) },
          {
            label: text('Receive another version'),
            icon: IconUpload,
            run: () => open({ kind: 'receive', paper }),
          },
        ]
      : []),
    ...(canMovePaper(paper.state, 'reopen') && paper.versions > 0
      ? [{ label: text('Reopen'), icon: IconRotate, run: () => move(paper, 'reopen') }]
      : []),
    ...(application && serves(paper, application)
      ? [{ label: text('Do not use here'), icon: IconUnlink, run: () => void use(paper, false) }]
      : []),
    { label: text('Change the day'), icon: IconCalendar, run: () => open({ kind: 'due', paper }) },
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(paper) },
  ]

  return {
    tell,
    menu,
    use,
    accept: (paper: StudentPaper) => move(paper, 'accept'),
    receive: (paper: StudentPaper) => open({ kind: 'receive', paper }),
    return: (paper: StudentPaper) => open({ kind: 'return', paper }),
  }
}

export type PaperMoves = ReturnType<typeof usePaperMoves>
