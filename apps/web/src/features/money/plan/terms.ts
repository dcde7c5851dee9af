import type { Plan } from '@corridor/contract/money/plan/shapes'
import { backupNames, gigabyte, supportNames } from '@corridor/contract/money/plan/terms'
import { formatFileSize, formatNumber, formatPercent } from '../../../lib/format/format'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

interface Term {
  label: string
  value: (plan: Plan, t: Translate) => string | boolean
  /** Part of the plan, and not built yet. */
  isSoon?: true
}

const upTo = (limit: number | null, t: Translate, words = '{n}') =>
  limit === null ? t('Unlimited') : t(words, { n: formatNumber(limit) })

/** Terms by which plans are compared, in the specification's order. */
export const planTerms: readonly Term[] = [
  { label: text('User accounts'), value: (plan, t) => upTo(plan.usersMax, t, text('Up to {n}')) },
  {
    label: text('Storage'),
    value: (plan, t) => (plan.storageGb === null ? t('Unlimited') : formatFileSize(plan.storageGb * gigabyte)),
  },
  { label: text('API calls'), value: (plan, t) => upTo(plan.apiCallsMax, t, text('{n} per month')), isSoon: true },
  { label: text('Support'), value: (plan, t) => t(supportNames[plan.support]) },
  { label: text('Backup'), value: (plan, t) => t(backupNames[plan.backup]) },
  { label: text('Uptime'), value: (plan) => formatPercent(Number(plan.uptime)) },
  { label: text('Custom reports'), value: (plan) => plan.hasReports, isSoon: true },
  { label: text('Mobile access'), value: (plan) => plan.hasMobile, isSoon: true },
  { label: text('Custom branding'), value: (plan) => plan.hasBranding },
]
