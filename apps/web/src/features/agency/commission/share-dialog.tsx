import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { Button, Modal, NumberInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatMoney } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { GiveShare } from './give-share'
import { refreshCommissions } from './refresh-commissions'

interface ShareDialogProps {
  commission: Commission
  close: () => void
}

/** The part of a commission that goes to the sub-agent, and what they were given of it. */
export default function ShareDialog({ commission, close }: ShareDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, share, currency } = commission
  const form = useRecordForm({
    entity: 'Commission',
    schema: () => import('@corridor/contract/agency/commission/shapes').then(({ CommissionShare }) => CommissionShare),
    initial: { id, version, percent: share?.percent ?? null },
    submit: (values) => client.commission.share(values),
    onSaved: async () => {
      toast.success(t('Commission Updated Successfully'))
      close()
      await refreshCommissions()
    },
  })
  return (
    <Modal opened onClose={close} title={t("Sub-agent's share")} closeButtonProps={{ 'aria-label': t('Close') }}>
      {share && currency && (
        <>
          <p>
            {t('Owed {owed}, given {given}, open {open}', {
              owed: formatMoney(share.owed, currency),
              given: formatMoney(share.given, currency),
              open: formatMoney(share.open, currency),
            })}
          </p>
          {share.open !== 0 && <GiveShare commission={commission} open={share.open} close={close} />}
        </>
      )}
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <NumberInput
          label={t('Per cent of what came')}
          suffix="%"
          min={0}
          max={100}
          decimalScale={3}
          value={form.values.percent ?? ''}
          onChange={(value) => form.setValue('percent', value === '' ? null : Number(value))}
          error={form.errorOf('percent')}
          data-autofocus
        />
      </RecordForm>
    </Modal>
  )
}
