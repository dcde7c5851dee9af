import { added, addedBy, readText, type Transfer } from '../../records/transfer/column.ts'
import type { MailTopic } from '../campaign/kinds.ts'
import type { SuppressionReason } from './kinds.ts'

// Written out: pages of every kind carry this, and would carry all names of the ledger with it.
const topicWords: Record<MailTopic | 'all', readonly string[]> = {
  all: ['all', 'all mail', 'everything', 'any', 'tout', '全部', 'الكل'],
  hotlists: ['hotlists', 'hotlist', 'bench', 'listes de candidats', '人才列表', 'قوائم المرشحين'],
  requirements: ['requirements', 'requirement', 'jobs', 'postes', '职位需求', 'المتطلبات'],
  news: ['news', 'newsletter', 'actualités', '新闻', 'الأخبار'],
}

const reasonWords: Record<SuppressionReason, readonly string[]> = {
  complaint: ['complaint', 'spam', 'spam complaint', 'abuse', 'plainte', '投诉', 'شكوى'],
  'do-not-contact': [
    'do-not-contact',
    'do not contact',
    'dnc',
    'blocked',
    'ne pas contacter',
    '请勿联系',
    'عدم التواصل',
  ],
  unsubscribed: ['unsubscribed', 'unsubscribe', 'opt-out', 'opted out', 'désabonné', '已退订', 'إلغاء الاشتراك'],
  'hard-bounce': [
    ...['hard-bounce', 'hard bounce', 'bounced', 'bounce', 'cleaned', 'invalid'],
    ...['rebond définitif', '硬退信', 'ارتداد دائم'],
  ],
  'soft-bounce': ['soft-bounce', 'soft bounce', 'repeated soft bounce', 'rebond temporaire', '软退信', 'ارتداد مؤقت'],
  imported: ['imported', 'suppressed', 'importé', '已导入', 'مستورد'],
}

/** Columns of suppressed addresses, as tables of other mail programs hold them. */
export const suppressionTransfer: Transfer = {
  columns: [
    {
      field: 'value',
      header: 'Address or domain',
      required: true,
      reads: { as: 'text' },
      synonyms: [
        ...['email', 'e-mail', 'email address', 'address', 'domain', 'value', 'adresse e-mail', 'domaine'],
        ...['邮箱', '域名', 'البريد الإلكتروني', 'النطاق'],
      ],
      from: 'value',
    },
    {
      field: 'topic',
      header: 'Topic',
      reads: {
        as: 'choice',
        choices: topicWords,
      },
      hint: 'Hotlists, Requirements or News; without it, all mail',
      synonyms: ['list', 'subject', 'sujet', '主题', 'الموضوع'],
      from: 'topic',
    },
    {
      field: 'reason',
      header: 'Reason',
      reads: {
        as: 'choice',
        choices: reasonWords,
      },
      hint: 'Unsubscribed, Complaint, Hard bounce or Do not contact; without it, Imported',
      synonyms: ['status', 'why', 'type', 'motif', 'raison', '原因', 'السبب'],
      from: 'reason',
    },
    readText('note', 'Note', ['notes', 'comment', 'remark', 'remarque', '备注', 'ملاحظة'], 'evidence.0.words'),
    { field: 'state', header: 'State', from: 'state' },
    added,
    addedBy,
  ],
  fileName: 'suppressed',
}
