import type { PlanUsage } from '@corridor/contract/money/plan/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Progress } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, formatFileSize, formatMoney, formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { Message } from '../../../ui/message'
import classes from './plan.module.css'

/** The company's plan, until when it lasts, what is used of it, and the order that waits. */
export function Usage({ usage }: { usage: PlanUsage }) {
  const { t } = useTranslation()
  const { plan, endDate, users, storageBytes, openOrderInfo } = usage
  return (
    <RecordCard title="Your plan">
      <p className={classes.description}>
        <strong>{seededName('plan', plan.name)}</strong> ·{' '}
        {endDate ? t('until {date}', { date: formatDate(endDate) }) : t('without an end')}
      </p>
      <div className={classes.usage}>
        <Used label={t('User accounts')} use={users} format={formatNumber} />
        <Used label={t('Storage')} use={storageBytes} format={formatFileSize} />
      </div>
      {openOrderInfo.map((order) => (
        <WaitingOrder key={order._id} order={order} />
      ))}
    </RecordCard>
  )
}

interface UsedProps {
  label: string
  use: PlanUsage['users']
  format: (value: number) => string
}

function Used({ label, use: { used, max }, format }: UsedProps) {
  const { t } = useTranslation()
  const isFull = max !== null && used >= max
  const words = max === null ? format(used) : t('{used} of {max}', { used: format(used), max: format(max) })
  return (
    <div>
      <p>
        <span>{label}</span>
        <span className="tabular">{max === null ? `${words} · ${t('Unlimited')}` : words}</span>
      </p>
      {max !== null && (
        <Progress
          value={Math.min(100, (used / max) * 100)}
          color={isFull ? 'var(--state-danger)' : 'var(--accent)'}
          aria-label={`${label}: ${words}`}
        />
      )}
      {isFull && <p className={classes.description}>{t('Full: nothing more can be added.')}</p>}
    </div>
  )
}

function WaitingOrder({ order }: { order: PlanUsage['openOrderInfo'][number] }) {
  const { t } = useTranslation()
  const mayAsk = useMay(access.orders.ask)
  const { planName, amount, currency, createDate } = order
  const name = seededName('plan', planName)
  const withdraw = () =>
    confirm({
      title: t('Withdraw the order'),
      question: t('Your order for {name} will be withdrawn. You can request it again at any time.', { name }),
      confirmLabel: t('Withdraw'),
      onConfirm: async () => {
        await client.order.withdraw({ id: order._id })
        toast.success(t('Order withdrawn'))
        await refresh(api.plan, api.order)
      },
    })
  return (
    <div className={classes.waiting}>
      <Message
        tone="news"
        action={
          mayAsk && (
            <Button size="compact-md" variant="default" onClick={withdraw}>
              {t('Withdraw')}
            </Button>
          )
        }
      >
        {t('You requested {name} ({price}) on {date}. It starts when your payment is confirmed.', {
          name,
          price: formatMoney(amount, currency),
          date: formatDate(createDate),
        })}
      </Message>
    </div>
  )
}
