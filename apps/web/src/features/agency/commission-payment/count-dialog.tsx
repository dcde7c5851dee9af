import type { CommissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import { Button, Modal } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatMoney, formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

interface CountDialogProps {
  payment: CommissionPayment
  close: () => void
  refreshAll: () => unknown
}

/** Counts a payment for the commission that it seems to pay, or for another one. */
export default function CountDialog({ payment, close, refreshAll }: CountDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, commission, commissionInfo, amount, currency } = payment
  const [meant] = commissionInfo
  const form = useRecordForm({
    entity: 'Commission Payment',
    schema: () =>
      import('@corridor/contract/agency/commission-payment/shapes').then(({ PaymentDecision }) => PaymentDecision),
    initial: { id, version, isCounted: true, commission },
    submit: (values) => client.commissionPayment.decide(values),
    onSaved: async () => {
      toast.success(t('Commission Payment Updated Successfully'))
      close()
      await refreshAll()
    },
  })
  return (
    <Modal opened onClose={close} title={t('Count it')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <p>
        {meant
          ? t('{amount} came; {claimed} was claimed, and {came} had come before.', {
              amount: formatMoney(amount, currency),
              claimed: formatMoney(meant.claimed ?? 0, currency),
              came: formatMoney(meant.came, currency),
            })
          : t('{amount} came. Whose commission is it?', { amount: formatMoney(amount, currency) })}
      </p>
      <RecordForm
        form={form}
        submitLabel="Count it"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <RecordSelect
          source={api.commission.list}
          label={text('Commission')}
          nameOf={({ studentInfo: [person], institutionInfo: [at] }) =>
            [person ? formatName(person) : '', at?.name].filter(Boolean).join(' · ')
          }
          chosen={meant && { _id: meant._id, name: `${meant.studentName} · ${meant.institution}` }}
          filters={{ currency }}
          field={{ ...form.field('commission'), 'data-autofocus': true }}
        />
      </RecordForm>
    </Modal>
  )
}
