import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { DayInput } from '../../../lib/form/input/day-input'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { refreshPapers } from './refresh-papers'
import { ServedSelect } from './served-select'

/** Changes the words of a paper, or the day until which it is asked. */
export default function DueDialog({ paper, close }: { paper: StudentPaper; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Student Paper',
    schema: () => import('@corridor/contract/agency/student-paper/shapes').then(({ PaperUpdate }) => PaperUpdate),
    initial: {
      ...{ id: paper._id, version: paper.version, title: paper.title, dueDate: paper.dueDate },
      applications: paper.applicationsInfo.map(({ _id }) => _id),
    },
    submit: (values) => client.studentPaper.update(values),
    onSaved: async () => {
      toast.success(t('Paper saved'))
      leave()
      await refreshPapers()
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Change the day')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput {...form.field('title')} label={t('Paper')} withAsterisk autoComplete="off" />
        <DayInput form={form} name="dueDate" label={text('Until')} />
        <ServedSelect
          studentId={paper.student}
          field={form.field('applications')}
          value={form.values.applications}
          onChange={(applications) => form.setValue('applications', applications)}
        />
      </RecordForm>
    </Modal>
  )
}
