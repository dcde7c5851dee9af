import type { OrderConfirm, OrderRecord } from '@corridor/contract/money/order/shapes'
import { canMove, paymentMethodNames, planPeriodNames } from '@corridor/contract/money/plan/terms'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, formatMoney } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { OrderBadge } from './exports/columns'
import classes from './order.module.css'
import { PaymentForm } from './payment-form'
import { RefuseForm } from './refuse-form'

export const Route = createFileRoute('/admin/orders/view-order/$id')({
  staticData: { title: 'Order' },
  component: ViewOrderPage,
})

function ViewOrderPage() {
  const { id } = useParams({ from: '/admin/orders/view-order/$id' })
  const query = useQuery(api.order.view.queryOptions({ input: { id } }))
  return <RecordQuery query={query}>{({ data }) => <OrderCards key={id} order={data} />}</RecordQuery>
}

type Doing = 'confirm' | 'refuse' | 'refund'

function OrderCards({ order }: { order: OrderRecord }) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<Doing>()
  const { status, currency, paidAmount, endDate } = order
  const money = (minor: number) => formatMoney(minor, currency)
  const done = async () => {
    setDoing(undefined)
    await refresh(api.order, api.dashboard, api.plan)
  }
  const pay = (call: (paid: OrderConfirm) => Promise<unknown>, message: string) => async (paid: OrderConfirm) => {
    // A decision of another administrator shows behind the refusal.
    await call(paid).catch(async (error) => {
      await refresh(api.order)
      throw error
    })
    toast.success(message)
    await done()
  }
  const forms = {
    confirm: (
      <PaymentForm
        order={order}
        verb="Confirm payment"
        amount={order.amount}
        submit={pay(client.order.confirm, t('Payment confirmed'))}
        close={() => setDoing(undefined)}
      />
    ),
    refund: (
      <PaymentForm
        order={order}
        verb="Refund"
        amount={paidAmount ?? 0}
        submit={pay(client.order.refund, t('Refund kept'))}
        close={() => setDoing(undefined)}
      />
    ),
    refuse: <RefuseForm order={order} close={done} />,
  }
  return (
    <div className={page.page}>
      <PageHeader
        title={
          <span className={page.title}>
            {t('Order')} <OrderBadge status={status} />
          </span>
        }
        description={<bdi>{order.companyInfo[0]?.name}</bdi>}
      >
        {canMove(status, 'refused') && (
          <Button variant="default" onClick={() => setDoing('refuse')}>
            {t('Refuse')}
          </Button>
        )}
        {canMove(status, 'paid') && <Button onClick={() => setDoing('confirm')}>{t('Confirm payment')}</Button>}
        {canMove(status, 'refunded') && (
          <Button variant="default" onClick={() => setDoing('refund')}>
            {t('Refund')}
          </Button>
        )}
      </PageHeader>
      {doing && (
        <RecordCard title={{ confirm: 'Confirm payment', refuse: 'Refuse', refund: 'Refund' }[doing]}>
          {forms[doing]}
        </RecordCard>
      )}
      <RecordCard title="Order">
        <Facts
          facts={[
            {
              label: text('Company'),
              value: (
                <TextLink to={paths.admin.viewCompany(order.companyInfo[0]?._id ?? '')}>
                  {order.companyInfo[0]?.name}
                </TextLink>
              ),
            },
            { label: text('Plan'), value: order.planInfo.map(({ name }) => seededName('plan', name)) },
            { label: text('Billing period'), value: t(planPeriodNames[order.period]) },
            { label: text('Amount'), value: money(order.amount) },
            { label: text('Requested by'), value: order.askedByInfo[0]?.name },
            { label: text('Requested'), value: <ShortDate value={order.createDate} /> },
            { label: text('Decided by'), value: order.decidedByInfo[0]?.name },
            { label: text('Ends on'), value: endDate && <ShortDate value={endDate} /> },
            ...(order.reason ? [{ label: text('Reason'), value: <bdi>{order.reason}</bdi>, isLong: true }] : []),
          ]}
        />
      </RecordCard>
      <RecordCard title="Payments">
        {order.payments.length === 0 ? (
          <p className={classes.none}>{t('No money has come yet.')}</p>
        ) : (
          <ul className={page.lines}>
            {order.payments.map((payment) => (
              <li key={payment._id}>
                <span>
                  {formatDate(payment.paidDate)} · {t(paymentMethodNames[payment.method])}
                  {payment.reference && (
                    <>
                      {' · '}
                      <bdi>{payment.reference}</bdi>
                    </>
                  )}
                </span>
                <strong className="tabular">{money(payment.amount)}</strong>
              </li>
            ))}
          </ul>
        )}
      </RecordCard>
    </div>
  )
}
