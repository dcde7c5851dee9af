import { ownWords, type TaskRecordKind } from '@corridor/contract/told/task/kinds'
import type { Task } from '@corridor/contract/told/task/shapes'
import { TaskAdd } from '@corridor/contract/told/task/shapes'
import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { DayInput } from '../../../lib/form/input/day-input'
import { MomentInput } from '../../../lib/form/input/moment-input'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'

interface TaskDialogProps {
  task: Task | null
  /** The record that a new one is about. */
  about?: { recordKind: TaskRecordKind; record: string } | undefined
  close: () => void
}

/** Adds a task of one's own, or changes one; what another asked for keeps its words. */
export default function TaskDialog({ task, about, close }: TaskDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Task',
    schema: TaskAdd,
    initial: {
      title: task?.title ?? '',
      note: task?.note ?? '',
      dueDate: task?.dueDate ?? null,
      remindDate: task?.remindDate ?? null,
    },
    submit: (values) =>
      task
        ? client.task.update({ id: task._id, version: task.version, ...values })
        : client.task.add({ ...values, ...about }),
    onSaved: async () => {
      toast.success(t(task ? 'Task Updated Successfully' : 'Task Added Successfully'))
      leave()
      await refresh(api.task)
    },
  })
  return (
    <Modal
      opened
      onClose={leave}
      title={t(task ? 'Edit Task' : 'Add Task')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        {(!task || task.kind === ownWords) && (
          <TextInput label={t('Title')} withAsterisk data-autofocus {...form.field('title')} />
        )}
        <Textarea label={t('Note')} autosize minRows={2} {...form.field('note')} />
        <DayInput form={form} name="dueDate" label="Due" />
        <MomentInput form={form} name="remindDate" label="Remind me at" />
      </RecordForm>
    </Modal>
  )
}
