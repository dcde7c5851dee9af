import type { Given } from '../../../lib/places'
import { MoneyCard } from './money-card'

export default function ApplicationMoneyPart({ applicationId }: Given<'application.money'>) {
  return <MoneyCard of={{ application: applicationId }} />
}
