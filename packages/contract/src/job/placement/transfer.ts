import {
  added,
  addedBy,
  candidateName,
  clientName,
  jobName,
  type Reads,
  readText,
  type Transfer,
  type TransferColumn,
} from '../../records/transfer/column.ts'
import { billColumns, marginColumns, payColumns } from '../../records/transfer/rate.ts'

const day = (field: string, header: string, synonyms: readonly string[]): TransferColumn => ({
  field,
  header,
  reads: { as: 'date' },
  synonyms,
  from: field,
  shows: 'date',
})

const cycleCell: Reads = {
  as: 'choice',
  choices: {
    weekly: ['weekly', 'every week', 'week', 'Chaque semaine', '每周', 'كل أسبوع'],
    biweekly: [
      'biweekly',
      'every two weeks',
      'bi-weekly',
      'fortnightly',
      'two weeks',
      'Toutes les deux semaines',
      '每两周',
      'كل أسبوعين',
    ],
    semimonthly: ['semimonthly', 'twice a month', 'semi-monthly', 'Deux fois par mois', '每月两次', 'مرتان في الشهر'],
    monthly: ['monthly', 'every month', 'month', 'Chaque mois', '每月', 'كل شهر'],
  },
}

/** Placements as tables hold them; each belongs to a submission that is there. */
export const placementTransfer: Transfer = {
  columns: [
    candidateName,
    jobName,
    clientName,
    { field: 'state', header: 'Status', from: 'state' },
    { ...day('startDate', 'Start', ['start date', 'started', 'début', '开始', 'البداية']), required: true },
    day('endDate', 'End', ['end date', 'ended', 'fin', '结束', 'النهاية']),
    readText('endReason', 'Reason', ['end reason', 'motif', '原因', 'السبب']),
    ...billColumns('bill'),
    ...payColumns,
    ...marginColumns,
    readText('poNumber', 'PO number', ['po', 'purchase order', 'numéro de commande', '采购单号', 'رقم أمر الشراء']),
    {
      field: 'timesheetCycle',
      header: 'Timesheets',
      reads: cycleCell,
      synonyms: ['timesheet', 'timesheet cycle', 'feuilles de temps', '工时表', 'سجلات الدوام'],
      from: 'timesheetCycle',
    },
    readText('invoiceTerms', 'Invoice terms', ['invoicing', 'conditions de facturation', '发票条款', 'شروط الفوترة']),
    {
      field: 'netDays',
      header: 'Pays within (days)',
      reads: { as: 'amount' },
      synonyms: ['net', 'net days', 'payment days', '付款天数'],
      from: 'netDays',
    },
    readText('note', 'Note', ['notes', 'comment', 'remarque', '备注', 'ملاحظة']),
    {
      field: 'overlap',
      header: 'May overlap',
      reads: { as: 'boolean' },
      hint: 'Yes lets it run beside another placement of the same person',
      synonyms: ['overlap', 'overlaps'],
    },
    added,
    addedBy,
  ],
  fileName: 'placements',
}
