import type { NeededPaper, PaperAsked } from '@corridor/contract/agency/student-paper/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { DayInput } from '../../../lib/form/input/day-input'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { refreshPapers } from './refresh-papers'
import classes from './student-papers.module.css'

interface AskDialogProps {
  studentId: string
  /** Rows of the checklist that are asked; none for a paper in own words. */
  rows: readonly NeededPaper[]
  close: () => void
}

/** Asks the student for papers, until a day. */
export default function AskDialog({ studentId, rows, close }: AskDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [first] = rows

  async function takeBack(ids: readonly string[]) {
    try {
      for (const id of ids) await client.studentPaper.delete({ id })
      toast.success(t('The move was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshPapers()
  }

  const form = useRecordForm({
    entity: 'Student Paper',
    schema: () => import('@corridor/contract/agency/student-paper/shapes').then(({ PaperAsked }) => PaperAsked),
    initial: { checklist: first?._id ?? null, title: first?.paper ?? '', dueDate: null as string | null },
    submit: ({ title, dueDate }: PaperAsked) =>
      client.studentPaper.ask({
        studentId,
        papers:
          rows.length > 0
            ? rows.map(({ _id: checklist }) => ({ checklist, dueDate }))
            : [{ ...(title && { title }), dueDate }],
      }),
    onSaved: async ({ data }) => {
      const ids = data.map(({ _id }) => _id)
      toast.undo(t('Papers asked'), ids.join(), () => void takeBack(ids))
      leave()
      await refreshPapers()
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Ask for papers')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Ask"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        {rows.length === 0 ? (
          <TextInput {...form.field('title')} label={t('Paper')} withAsterisk autoComplete="off" data-autofocus />
        ) : (
          <ul className={classes.asked}>
            {rows.map(({ _id, paper }) => (
              <li key={_id}>
                <bdi>{paper}</bdi>
              </li>
            ))}
          </ul>
        )}
        <DayInput form={form} name="dueDate" label={text('Until')} />
      </RecordForm>
    </Modal>
  )
}
