import type { Plan } from '@corridor/contract/money/plan/shapes'
import { monthsOf } from '@corridor/contract/money/plan/terms'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { Badge } from '../../../ui/badge'
import classes from './plan.module.css'
import { planTerms } from './terms'

interface PlanCardProps {
  plan: Plan
  isAnnual: boolean
  /** Beside the name. */
  note?: ReactNode
  /** A menu at the end of the head. */
  menu?: ReactNode
  /** Under the terms: what can be done with it. */
  children?: ReactNode
}

/** A plan with its price and what it includes. */
export function PlanCard({ plan, isAnnual, note, menu, children }: PlanCardProps) {
  const { t } = useTranslation()
  const name = seededName('plan', plan.name)
  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {plan.status === 'retired' && <Badge>{t('Retired')}</Badge>}
        {note}
        <span className={classes.menu}>{menu}</span>
      </div>
      <p className={classes.description}>
        <bdi>{seededName('plan', plan.description)}</bdi>
      </p>
      <p className={classes.price}>
        <strong>{priceText(plan, isAnnual, t('Free'))}</strong> {!plan.isDefault && <span>{t('per month')}</span>}
      </p>
      {isAnnual && plan.annualPrice > 0 && (
        <p className={classes.description}>{t('Billed annually: {price} per year', { price: yearText(plan) })}</p>
      )}
      <dl className={classes.terms}>
        {planTerms.map(({ label, value, isSoon }) => {
          const shown = value(plan, t)
          return (
            <div key={label}>
              <dt>
                {t(label)} {isSoon && shown !== false && <Badge>{t('Soon')}</Badge>}
              </dt>
              <dd>{typeof shown === 'boolean' ? <Has has={shown} /> : shown}</dd>
            </div>
          )
        })}
      </dl>
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}

export const priceText = (plan: Plan, isAnnual: boolean, free: string) => {
  const price = isAnnual ? plan.annualPrice : plan.monthlyPrice
  return price === 0 ? free : formatMoney(price, plan.currency)
}

/** The price of a year that is paid at once. */
export const yearText = (plan: Plan) => formatMoney(plan.annualPrice * monthsOf.annual, plan.currency)

function Has({ has }: { has: boolean }) {
  const { t } = useTranslation()
  const Icon = has ? IconCheck : IconMinus
  return (
    <span className={classes.has} data-has={has || undefined}>
      <Icon size={16} role="img" aria-label={t(has ? 'Yes' : 'No')} />
    </span>
  )
}
