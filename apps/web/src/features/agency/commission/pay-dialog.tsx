import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { formatMoney } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { refreshCommissions } from './refresh-commissions'

interface PayDialogProps {
  commission: Commission
  /** True if the institution took money back. */
  isTakenBack: boolean
  close: () => void
}

/** Notes what came for a commission, by default all that is open, or that it was taken back. */
export default function PayDialog({ commission, isTakenBack, close }: PayDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, claimed, came } = commission
  const currency = commission.currency ?? 'USD'
  const open = isTakenBack ? came : Math.max(0, (claimed ?? 0) - came)
  const form = useRecordForm({
    entity: 'Commission',
    schema: () => import('@corridor/contract/agency/commission/shapes').then(({ CommissionPay }) => CommissionPay),
    initial: {
      ...{ id, version, currency, isTakenBack, reference: '', reason: '' },
      ...{ amount: open as number | null, date: dayIn(0) },
    },
    submit: (values) => client.commission.pay(values),
    onSaved: async () => {
      toast.success(t('Commission Updated Successfully'))
      close()
      await refreshCommissions()
    },
  })
  const title = isTakenBack ? 'Clawed back' : 'Note payment'
  return (
    <Modal opened onClose={close} title={t(title)} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel={title}
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <MoneyInput
          label={`${t('Amount')} (${currency})`}
          description={t('Claimed {claimed}, came {came}', {
            claimed: formatMoney(claimed ?? 0, currency),
            came: formatMoney(came, currency),
          })}
          value={form.values.amount}
          onChange={(amount) => form.setValue('amount', amount)}
          error={form.errorOf('amount')}
          withAsterisk
          data-autofocus
        />
        <TextInput {...form.field('date')} type="date" label={t('Day')} withAsterisk />
        <TextInput {...form.field('reference')} label={t('Reference')} autoComplete="off" />
        {isTakenBack && <Textarea {...form.field('reason')} label={t('Reason')} withAsterisk autosize minRows={2} />}
      </RecordForm>
    </Modal>
  )
}
