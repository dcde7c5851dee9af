import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import { Button, Modal, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { keepStanding } from './keep-standing'

interface AnswerDialogProps {
  studentId: string
  comment: FileReview['comments'][number]
  close: () => void
}

/** Answers a comment: it keeps the file no longer. */
export default function AnswerDialog({ studentId, comment, close }: AnswerDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'File Review',
    schema: () => import('@corridor/contract/agency/file-review/shapes').then(({ ReviewAnswer }) => ReviewAnswer),
    initial: { studentId, commentId: comment._id, answer: '' },
    submit: (values) => client.fileReview.answer(values),
    onSaved: async () => {
      toast.success(t('Comment answered'))
      close()
      await keepStanding()
    },
  })
  return (
    <Modal opened onClose={close} title={t('Answer')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Answer"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <blockquote>
          <bdi>{comment.text}</bdi>
        </blockquote>
        <Textarea {...form.field('answer')} label={t('Answer')} withAsterisk autosize minRows={2} data-autofocus />
      </RecordForm>
    </Modal>
  )
}
