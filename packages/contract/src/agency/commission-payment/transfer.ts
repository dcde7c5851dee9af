import { added, addedBy, readText, type Transfer } from '../../records/transfer/column.ts'
import { currencyCell } from '../../records/transfer/rate.ts'

/** Payments as institutions list them; each finds its commission by student and programme. */
export const commissionPaymentTransfer: Transfer = {
  columns: [
    readText('studentName', 'Student', [
      ...(['student name', 'name', 'full name', 'applicant', 'étudiant', "nom de l'étudiant"] as const),
      ...(['学生', '学生姓名', 'الطالب', 'اسم الطالب'] as const),
    ]),
    readText('studentNumber', 'Student number', [
      ...(['student id', 'student no', 'student no.', 'id', "numéro d'étudiant", '学号', 'رقم الطالب'] as const),
    ]),
    readText('programmeName', 'Programme', [
      ...(['program', 'course', 'programme name', 'program name', 'course name', 'cours', '课程', 'البرنامج'] as const),
    ]),
    {
      field: 'amount',
      header: 'Amount',
      required: true,
      reads: { as: 'amount', mayBeBelowZero: true },
      hint: 'Below zero if it was clawed back',
      synonyms: [
        ...(['commission', 'commission amount', 'paid', 'amount paid', 'payment', 'net', 'montant'] as const),
        ...(['金额', '佣金', 'المبلغ', 'العمولة'] as const),
      ],
    },
    {
      field: 'currency',
      header: 'Currency',
      required: true,
      reads: currencyCell,
      synonyms: ['ccy', 'devise', '币种', 'العملة'],
      from: 'currency',
    },
    {
      field: 'date',
      header: 'Paid on',
      required: true,
      reads: { as: 'date' },
      synonyms: [
        'date',
        'payment date',
        'paid',
        'date paid',
        'value date',
        'date de paiement',
        '付款日期',
        'تاريخ الدفع',
      ],
      from: 'date',
      shows: 'date',
    },
    readText('reference', 'Reference', ['ref', 'payment reference', 'remittance', 'référence', '参考号', 'المرجع']),
    { field: 'match', header: 'Match', from: 'match' },
    { field: 'state', header: 'Status', from: 'state' },
    added,
    addedBy,
  ],
  fileName: 'commission-payments',
}
