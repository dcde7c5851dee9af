import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { recordId } from '@corridor/contract/wire/record'
import { Button, Modal } from '@mantine/core'
import * as z from 'zod'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { namedJobs } from '../../job/job/exports/named-jobs'

const Join = z.object({ job: recordId.nullable() })

/** Joins a conversation to the job that it is about, or takes it off again. */
export default function JobDialog({ thread, close }: { thread: InboxThread; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [stands] = thread.jobInfo
  const form = useRecordForm({
    entity: 'Conversation',
    schema: Join,
    initial: { job: (stands?._id ?? null) as string | null },
    submit: (values) => client.inbox.job({ id: thread._id, job: values.job || null }),
    onSaved: async () => {
      toast.success(t('Conversation joined'))
      leave()
      await refresh(api.inbox)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Join to a job')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <RecordSelect
          source={namedJobs}
          label="Job"
          nameOf={(job) => job.jobTitle}
          chosen={stands}
          field={{ ...form.field('job'), clearable: true }}
        />
      </RecordForm>
    </Modal>
  )
}
