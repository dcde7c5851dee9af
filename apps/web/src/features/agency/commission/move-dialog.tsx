import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { Button, Modal, Textarea } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { refreshCommissions } from './refresh-commissions'

interface MoveDialogProps {
  commission: Commission
  to: 'refused' | 'none'
  close: () => void
}

/** Says why there is no commission, or why the institution refused it. */
export default function MoveDialog({ commission, to, close }: MoveDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version } = commission
  const form = useRecordForm({
    entity: 'Commission',
    schema: () => import('@corridor/contract/agency/commission/shapes').then(({ CommissionMove }) => CommissionMove),
    initial: { id, version, to, reason: '' },
    submit: (values) => client.commission.move(values),
    onSaved: async () => {
      toast.success(t('Commission Updated Successfully'))
      close()
      await refreshCommissions()
    },
  })
  const title = to === 'refused' ? 'Refused by the institution' : 'There is none'
  return (
    <Modal opened onClose={close} title={t(title)} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <Textarea {...form.field('reason')} label={t('Reason')} withAsterisk autosize minRows={2} data-autofocus />
      </RecordForm>
    </Modal>
  )
}
