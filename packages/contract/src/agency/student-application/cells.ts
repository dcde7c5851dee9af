import type { Reads } from '../../records/transfer/column.ts'

/** Cells of an application's stage and of the authority's status, in the words that people write for them. */
export const stageCell: Reads = {
  as: 'choice',
  choices: {
    draft: ['draft', 'new', 'in preparation', 'brouillon', '草稿', 'مسودة'],
    'in-review': ['in review', 'in-review', 'under review', 'en relecture', '审核中', 'قيد المراجعة'],
    submitted: ['submitted', 'applied', 'sent', 'soumis', 'soumise', '已提交', 'قُدِّم'],
    offer: ['offer', 'offer received', 'conditional offer', 'unconditional offer', 'offre', '录取', 'عرض'],
    'deposit-paid': ['deposit paid', 'deposit-paid', 'paid', 'acompte payé', '已付订金', 'دُفعت الدفعة المقدمة'],
    confirmed: ['confirmed', 'accepted', 'confirmé', 'confirmée', '已确认', 'مؤكد'],
    'visa-filed': ['visa filed', 'visa-filed', 'visa applied', 'visa déposé', '已递签', 'قُدِّمت التأشيرة'],
    enrolled: ['enrolled', 'joined', 'started', 'inscrit', 'inscrite', '已注册', 'مسجَّل'],
    rejected: ['rejected', 'declined', 'rejeté', 'rejetée', '已拒绝', 'مرفوض'],
    withdrawn: ['withdrawn', 'cancelled', 'dropped', 'retiré', 'retirée', '已撤回', 'مسحوب'],
    deferred: ['deferred', 'reporté', 'reportée', '已延期', 'مؤجل'],
  },
}

export const authorityCell: Reads = {
  as: 'choice',
  choices: {
    none: ['none', 'not filed', 'non déposé', '未递交', 'لم يُقدَّم'],
    filed: ['filed', 'applied', 'submitted', 'lodged', 'déposé', '已递交', 'قُدِّم'],
    biometrics: ['biometrics', 'biometrics done', 'biométrie', '生物识别', 'البصمات'],
    'papers-asked': [
      'papers asked',
      'papers-asked',
      'documents requested',
      'pièces demandées',
      '要求补件',
      'طُلبت أوراق',
    ],
    interview: ['interview', 'entretien', '面试', 'مقابلة'],
    granted: ['granted', 'approved', 'accordé', '已批准', 'مُنحت'],
    refused: ['refused', 'rejected', 'denied', 'refusé', '已拒绝', '拒签', 'مرفوض', 'رُفضت'],
    withdrawn: ['withdrawn', 'cancelled', 'retiré', '已撤回', 'مسحوب'],
  },
}
