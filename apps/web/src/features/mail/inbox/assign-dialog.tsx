import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { recordId } from '@corridor/contract/wire/record'
import { Button, Modal } from '@mantine/core'
import * as z from 'zod'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { useSession } from '../../../lib/session/session'
import { MemberSelect } from '../../people/member/exports/member-select'

const Assign = z.object({ assignee: recordId.nullable() })

/** Gives a conversation to somebody; oneself is proposed. */
export default function AssignDialog({ thread, close }: { thread: InboxThread; close: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const leave = useLeave(close)
  const [stands] = thread.assigneeInfo
  const proposed = stands ?? (session && { ...session.user, _id: session.user._id })
  const form = useRecordForm({
    entity: 'Conversation',
    schema: Assign,
    initial: { assignee: (proposed?._id ?? null) as string | null },
    submit: (values) => client.inbox.assign({ id: thread._id, assignee: values.assignee || null }),
    onSaved: async () => {
      toast.success(t('Conversation assigned'))
      leave()
      await refresh(api.inbox)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Assign')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Assign"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <MemberSelect label="Assigned to" chosen={proposed} field={form.field('assignee')} />
      </RecordForm>
    </Modal>
  )
}
