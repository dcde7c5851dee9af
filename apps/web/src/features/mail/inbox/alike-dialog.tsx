import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { recordId } from '@corridor/contract/wire/record'
import { Button, Modal } from '@mantine/core'
import * as z from 'zod'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { askList } from '../../../lib/list/ask-list'
import { useLeave } from '../../../lib/pick/use-leave'

const Join = z.object({ other: recordId })

/** Requirements to choose one from, by what the search of the inbox looks in. */
const requirements = {
  key: () => api.inbox.list.key(),
  call: (body: { searchTerm?: string }, options?: { signal?: AbortSignal }) =>
    askList(
      api.inbox.list,
      { ...body, limit: 50, sortBy: 'lastDate', sortDirection: 'desc', filters: { kind: 'requirement' } },
      options,
    ),
}

interface AlikeDialogProps {
  close: () => void
  /** Joins them, so that it can be taken back; rejects with the refusal. */
  join: (other: string) => Promise<unknown>
}

/** Says by hand that two vendors ask for the same. */
export default function AlikeDialog({ close, join }: AlikeDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Conversation',
    schema: Join,
    initial: { other: '' },
    submit: ({ other }) => join(other),
    onSaved: async () => {
      leave()
      await refresh(api.inbox)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Same requirement as…')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Join"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <RecordSelect
          source={requirements}
          label="Requirement"
          nameOf={({ subject, senderName }: InboxThread) => dotted(subject, senderName)}
          field={form.field('other')}
          required
        />
      </RecordForm>
    </Modal>
  )
}
