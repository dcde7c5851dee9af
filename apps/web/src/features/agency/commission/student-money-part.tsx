import type { Given } from '../../../lib/places'
import { MoneyCard } from './money-card'

export default function StudentMoneyPart({ studentId }: Given<'student.money'>) {
  return <MoneyCard of={{ student: studentId }} />
}
