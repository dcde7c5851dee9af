import type { Plan } from '@corridor/contract/money/plan/shapes'
import type { PlanPeriod } from '@corridor/contract/money/plan/terms'
import { access } from '@corridor/contract/wire/access'
import { Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api, client, readRights } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { useMay } from '../../../lib/session/session'
import { Badge } from '../../../ui/badge'
import { PageHeader } from '../../../ui/page-header'
import { OwnOrders } from './own-orders'
import classes from './plan.module.css'
import { PlanCard, priceText, yearText } from './plan-card'
import { PlanCards } from './plan-cards'
import { Questions } from './questions'
import { Usage } from './usage'

export const Route = createFileRoute('/company/plans')({
  staticData: { title: 'Plans' },
  component: CompanyPlansPage,
})

function CompanyPlansPage() {
  const { t } = useTranslation()
  const [isAnnual, setIsAnnual] = useState(false)
  const query = useQuery(api.plan.usage.queryOptions({ input: {} }))
  const planName = query.data?.data.plan.name
  useLive('plan', true, () => void refresh(api.plan, api.order))
  // The badge in the user's menu says the same as the page.
  useEffect(() => void (planName && readRights().catch(() => undefined)), [planName])
  return (
    <>
      <PageHeader title={t('Available Plans')} description={t('Your current plan, and the plans you can change to.')} />
      <div className={classes.parts}>
        <RecordQuery query={query}>{({ data }) => <Usage usage={data} />}</RecordQuery>
        <div>
          <div className={classes.bar}>
            <Switch
              label={t('Annual Billing')}
              checked={isAnnual}
              onChange={(event) => setIsAnnual(event.currentTarget.checked)}
            />
          </div>
          <PlanCards>
            {(plan) => (
              <OfferedPlan
                plan={plan}
                isAnnual={isAnnual}
                ownId={query.data?.data.plan._id}
                isWaiting={(query.data?.data.openOrderInfo.length ?? 1) > 0}
              />
            )}
          </PlanCards>
        </div>
        <OwnOrders />
        <Questions />
      </div>
    </>
  )
}

interface OfferedPlanProps {
  plan: Plan
  isAnnual: boolean
  ownId: string | undefined
  /** An order waits already. */
  isWaiting: boolean
}

function OfferedPlan({ plan, isAnnual, ownId, isWaiting }: OfferedPlanProps) {
  const { t } = useTranslation()
  const mayAsk = useMay(access.orders.ask)
  const isOwn = plan._id === ownId
  const period: PlanPeriod = isAnnual ? 'annual' : 'monthly'
  const price = isAnnual ? plan.annualPrice : plan.monthlyPrice
  const isOffered = plan.status === 'active' && price > 0
  const name = seededName('plan', plan.name)
  const verb = t(isOwn ? 'Renew' : 'Request this plan')

  const ask = () =>
    confirm({
      title: t(isOwn ? 'Renew {name}' : 'Request {name}', { name }),
      question: t(
        isAnnual
          ? 'The order is for a year and costs {price}. The plan begins when your payment is confirmed.'
          : 'The order is for a month and costs {price}. The plan begins when your payment is confirmed.',
        { price: isAnnual ? yearText(plan) : priceText(plan, false, t('Free')) },
      ),
      confirmLabel: t('Send order'),
      onConfirm: async () => {
        await client.order.add({ plan: plan._id, period })
        toast.success(t('Order sent'))
        await refresh(api.plan, api.order)
      },
    })

  return (
    <PlanCard plan={plan} isAnnual={isAnnual} note={isOwn && <Badge tone="good">{t('Your plan')}</Badge>}>
      {mayAsk && isOffered && !isWaiting && (
        <Button variant="default" onClick={ask} aria-label={`${verb}: ${name}`} fullWidth>
          {verb}
        </Button>
      )}
    </PlanCard>
  )
}
