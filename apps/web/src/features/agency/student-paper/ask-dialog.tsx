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
import { ServedSelect } from './served-select'
import classes from './student-papers.module.css'

interface AskDialogProps {
  studentId: string
  /** Rows of the checklist that are asked; none for a paper in own words. */
  rows: readonly NeededPaper[]
  /** The application on whose page it is asked, which the papers then serve. */
  application: string | undefined
  close: () => void
}

/** Asks the student for papers, until a day. */
export default function AskDialog({ studentId, rows, application, close }: AskDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [first] = rows

  async function takeBack(ids: readonly string[]) {
    try {
      for (const id of ids) await client.studentPaper.unask({ id })
      toast.success(t('The move was undone'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshPapers()
  }

  const form = useRecordForm({
    entity: 'Student Paper',
    schema: () => import('@corridor/contract/agency/student-paper/shapes').then(({ PaperAskForm }) => PaperAskForm),
    initial: {
      ...{ checklist: first?._id ?? null, title: first?.paper ?? '', dueDate: null as string | null },
      applications: application ? [application] : [],
    },
    submit: ({ title, dueDate, applications }: PaperAsked & { applications: string[] }) =>
      client.studentPaper.ask({
        ...{ studentId, applications },
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
        {!application && (
          <ServedSelect
            studentId={studentId}
            field={form.field('applications')}
            value={form.values.applications}
            onChange={(applications) => form.setValue('applications', applications)}
          />
        )}
      </RecordForm>
    </Modal>
  )
}
