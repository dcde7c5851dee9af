import { type CloseReason, closedReasonNames, closeReasons } from '@corridor/contract/job/job/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import { Button, Modal, Radio, Stack, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'

interface CloseDialogProps {
  job: Job
  /** The way back, for as long as the toast stands. */
  reopen: (job: Job) => unknown
  close: () => void
}

/** Closes a job, and says why. */
export default function CloseDialog({ job, reopen, close }: CloseDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Job',
    schema: () => import('@corridor/contract/job/job/body').then(({ JobClose }) => JobClose),
    initial: { id: job._id, version: job.version, reason: 'filled' as CloseReason, note: '' },
    submit: (values) => client.job.close(values),
    onSaved: async () => {
      toast.undo(t('Job Closed Successfully'), job.jobTitle, () => void reopen(job))
      leave()
      await refresh(api.job)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Close Job')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Close Job"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <Radio.Group
          label={t('Why')}
          value={form.values.reason}
          onChange={(reason) => form.setValue('reason', reason as CloseReason)}
        >
          <Stack mt="xs" gap="xs">
            {closeReasons.map((reason, at) => (
              <Radio
                key={reason}
                value={reason}
                label={t(closedReasonNames[reason])}
                data-autofocus={at === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
      </RecordForm>
    </Modal>
  )
}
