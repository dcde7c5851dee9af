import {
  added,
  addedBy,
  candidateName,
  clientName,
  jobName,
  type Reads,
  readText,
  type Transfer,
} from '../../records/transfer/column.ts'
import { billColumns, marginColumns, payColumns } from '../../records/transfer/rate.ts'

const stateCell: Reads = {
  as: 'choice',
  choices: {
    'to-vendor': [
      'to-vendor',
      'to vendor',
      'submitted',
      'submitted to vendor',
      'Chez le fournisseur',
      '已交供应商',
      'لدى المورّد',
    ],
    'to-prime': [
      'to-prime',
      'to prime',
      'submitted to prime',
      'chez le fournisseur principal',
      '已交主供应商',
      'لدى المورّد الرئيسي',
    ],
    'to-client': ['to-client', 'to client', 'submitted to client', 'Chez le client', '已交客户', 'لدى العميل'],
    interview: ['interview', 'interview', 'interviewing', 'interview scheduled', 'Entretien', '面试', 'مقابلة'],
    confirmed: ['confirmed', 'confirmed', 'selected', 'offer', 'offered', 'Confirmé', '已确认', 'مؤكد'],
    started: ['started', 'started', 'placed', 'hired', 'joined', 'on project', 'Commencé', '已入职', 'بدأ العمل'],
    'refused-by-candidate': [
      'refused-by-candidate',
      'declined by candidate',
      'candidate declined',
      'Décliné par le candidat',
      '候选人拒绝',
      'اعتذر المرشح',
    ],
    'refused-by-vendor': [
      'refused-by-vendor',
      'refused by vendor',
      'rejected by vendor',
      'vendor rejected',
      'rejected',
      'Refusé par le fournisseur',
      '供应商拒绝',
      'رفضه المورّد',
    ],
    'refused-by-prime': [
      'refused-by-prime',
      'refused by prime',
      'Refusé par le fournisseur principal',
      '主供应商拒绝',
      'رفضه المورّد الرئيسي',
    ],
    'refused-by-client': [
      'refused-by-client',
      'refused by client',
      'rejected by client',
      'client rejected',
      'Refusé par le client',
      '客户拒绝',
      'رفضه العميل',
    ],
    'refused-by-us': ['refused-by-us', 'declined by us', 'Décliné par nous', '我方拒绝', 'اعتذرنا نحن'],
    withdrawn: ['withdrawn', 'withdrawn', 'dropped', 'Retiré', '已撤回', 'مسحوب'],
    closed: ['closed', 'closed', 'position closed', 'on hold', 'Clos', '已关闭', 'مغلق'],
    'no-answer': ['no-answer', 'no answer', 'no response', 'no feedback', 'Sans réponse', '无回复', 'لا رد'],
  },
}

/**
 * Submissions as tables hold them: the rate is what the nearest party pays. All parties stand with theirs in a cell that is only written:
 * what comes in goes through the parties that the job names, or one of another name.
 */
export const submissionTransfer: Transfer = {
  columns: [
    candidateName,
    jobName,
    clientName,
    {
      field: 'through',
      header: 'Through',
      reads: { as: 'reference', to: 'vendor' },
      synonyms: ['vendor', 'fournisseur', '供应商', 'المورد'],
      from: 'hops.0.name',
    },
    {
      field: 'prime',
      header: 'Prime',
      reads: { as: 'reference', to: 'vendor' },
      synonyms: ['prime vendor', 'fournisseur principal', '主供应商', 'المورد الرئيسي'],
    },
    { field: 'hops', header: 'Parties', from: 'hops', shows: 'chain' },
    {
      field: 'state',
      header: 'Status',
      reads: stateCell,
      synonyms: ['state', 'stage', 'statut', '状态', 'الحالة'],
      from: 'state',
    },
    { field: 'stateDate', header: 'In this status since', from: 'stateDate', shows: 'moment' },
    readText('stateReason', 'Reason', ['motif', '原因', 'السبب']),
    ...billColumns('hops.0'),
    ...payColumns,
    ...marginColumns,
    { field: 'rateConfirmed', header: 'Rate confirmed', from: 'rateConfirmed.date', shows: 'moment' },
    { field: 'resume', header: 'Resume', from: 'resumeInfo.0.fileName' },
    readText('note', 'Note', ['notes', 'comment', 'remarque', '备注', 'ملاحظة']),
    readText('againReason', 'Why again', ['reason for submitting again', 'pourquoi à nouveau']),
    {
      ...added,
      field: 'submittedOn',
      header: 'Submitted',
      reads: { as: 'date' },
      synonyms: ['submitted on', 'submission date', 'date', 'présenté le', '提交日期', 'تاريخ التقديم'],
    },
    { ...addedBy, header: 'Submitted by' },
  ],
  fileName: 'submissions',
}
