import type { Beside } from '@corridor/contract/job/job-match/shapes'
import type { ReactNode } from 'react'
import { formatDate, formatList } from '../../../../lib/format/format'
import { seededName } from '../../../../lib/format/seeded-name'
import { type Translate, useTranslation } from '../../../../lib/language/i18n'
import { amountOf } from '../../../candidate/candidate/exports/rate'
import classes from '../match.module.css'
import { factNames } from '../words'

/** The job's own words beside the record's, demand by demand. */
export function BesideList({ beside, label }: { beside: readonly Beside[]; label: string }) {
  const { t } = useTranslation()
  if (beside.length === 0) return null
  return (
    <dl className={classes.beside} aria-label={label}>
      {beside.map((one) => (
        <div key={one.fact}>
          <dt>{t(factNames[one.fact])}</dt>
          <dd>
            {t('Asked:')} {askedOf(one, t)}
          </dd>
          <dd>
            {t('On record:')} {hadOf(one, t)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function askedOf(one: Beside, t: Translate): ReactNode {
  switch (one.fact) {
    case 'authorization':
      if (one.words !== '')
        return (
          <q>
            <bdi>{one.words}</bdi>
          </q>
        )
      if (one.accepted.length > 0) return named(one.accepted)
      return one.refused.length > 0 ? t('Not accepted: {names}', { names: named(one.refused) }) : t('No sponsorship')
    case 'place':
      return <bdi>{formatList(one.asked)}</bdi>
    case 'availability':
      return t('Available')
    case 'rate': {
      const { amount, currency, per, taxTerms } = one.asked
      return (
        <bdi>{`${amountOf({ rateAmount: amount, rateCurrency: currency, ratePer: per }, t)} ${formatList(taxTerms)}`}</bdi>
      )
    }
  }
}

function hadOf(one: Beside, t: Translate): ReactNode {
  switch (one.fact) {
    case 'authorization':
      return one.ended
        ? t('{name}, ended {day}', { name: named([one.has]), day: formatDate(one.ended) })
        : named([one.has])
    case 'place':
      return <bdi>{one.has}</bdi>
    case 'availability':
      return t('Not available')
    case 'rate': {
      const { amount, currency, per, taxTerm } = one.has
      return <bdi>{`${amountOf({ rateAmount: amount, rateCurrency: currency, ratePer: per }, t)} ${taxTerm}`}</bdi>
    }
  }
}

const named = (authorizations: readonly string[]) =>
  formatList(authorizations.map((name) => seededName('work-authorization', name)))
