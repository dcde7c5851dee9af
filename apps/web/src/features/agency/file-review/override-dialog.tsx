import { Button, Modal, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { keepStanding } from './keep-standing'

interface OverrideDialogProps {
  studentId: string
  close: () => void
}

/** Lets a file go without a second person, for a reason that the audit log keeps. */
export default function OverrideDialog({ studentId, close }: OverrideDialogProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'File Review',
    schema: () => import('@corridor/contract/agency/file-review/shapes').then(({ ReviewOverride }) => ReviewOverride),
    initial: { studentId, reason: '' },
    submit: (values) => client.fileReview.override(values),
    onSaved: async () => {
      toast.success(t('Review overridden'))
      close()
      await keepStanding()
    },
  })
  return (
    <Modal opened onClose={close} title={t('Override review')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Override review"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <p>{t('The file goes without the approval of another person. The audit log keeps the reason.')}</p>
        <Textarea {...form.field('reason')} label={t('Reason')} withAsterisk autosize minRows={2} data-autofocus />
      </RecordForm>
    </Modal>
  )
}
