import type { PaymentMatch, PaymentState } from '@corridor/contract/agency/commission-payment/kinds'
import type { CommissionPayment, commissionPayment } from '@corridor/contract/agency/commission-payment/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'

export interface PaymentValues {
  commission_id: string | null
  student_name: string
  programme_name: string
  student_number: string
  /** In the smallest unit of the currency; below zero if it was taken back. */
  amount: number
  currency: Currency
  paid_on: string
  reference: string
  match: PaymentMatch
  state: PaymentState
  decided_by: string | null
  decided_at: Date | null
}

export interface PaymentRow extends RecordRow, OwnerColumns, Omit<PaymentValues, 'amount'> {
  amount: string
  meant: CommissionPayment['commissionInfo'][number] | null
}

export const paymentSpec: ListSpec<PaymentRow, typeof commissionPayment.list> = {
  table: 'commission_payment',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.commission_id, t.student_name, t.programme_name, t.student_number, t.amount,
    t.currency, t.paid_on::text as paid_on, t.reference, t.match, t.state, t.decided_by, t.decided_at, ${ownerColumns},
    (select jsonb_build_object('_id', c.id, 'studentName', s.full_name, 'institution', i.name, 'programme', p.name,
        'claimed', c.claimed, 'came', c.came)
      from commission c join student_application a on a.id = c.application_id join student s on s.id = a.student_id
        join institution i on i.id = a.institution_id join programme p on p.id = a.programme_id where c.id = t.commission_id) as meant`,
  joins: ownerJoin,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    date: { by: 't.paid_on' },
    studentName: { by: 't.student_name collate corridor_text' },
  },
  filters: {
    match: (sql, value) => sql`t.match = ${value}`,
    state: (sql, value) => sql`t.state = ${value}`,
    commission: (sql, id) => sql`t.commission_id = ${id}`,
  },
  search: {
    studentName: 't.student_name',
    programmeName: 't.programme_name',
    studentNumber: 't.student_number',
    reference: 't.reference',
  },
  toWire,
}

export const listPayments = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, paymentSpec, query)

export const payments = companyTable<PaymentRow, PaymentValues>({
  spec: paymentSpec,
  entity: 'Commission Payment',
  columns: [
    ...([
      'commission_id',
      'student_name',
      'programme_name',
      'student_number',
      'amount',
      'currency',
      'paid_on',
    ] as const),
    ...(['reference', 'match', 'state', 'decided_by', 'decided_at'] as const),
  ],
})

export function toWire(row: PaymentRow): CommissionPayment {
  return {
    ...toRecordBase(row),
    commission: row.commission_id,
    commissionInfo: row.meant ? [row.meant] : [],
    studentName: row.student_name,
    programmeName: row.programme_name,
    studentNumber: row.student_number,
    amount: Number(row.amount),
    currency: row.currency,
    date: row.paid_on,
    reference: row.reference,
    match: row.match,
    state: row.state,
    userInfo: toUserInfo(row),
  }
}

/** Values of a payment that the audit keeps; it masks the amount. */
export const toFacts = ({ commission_id, amount, currency, paid_on, reference, match, state }: PaymentRow) => ({
  ...{ meant: commission_id, commission_amount: Number(amount), currency, paid_on, reference, match, state },
})

/** Name of a payment among other records. */
export const nameOfPayment = ({ student_name, programme_name, student_number, reference }: PaymentRow) =>
  [student_name || student_number || reference, programme_name].filter(Boolean).join(' · ')
