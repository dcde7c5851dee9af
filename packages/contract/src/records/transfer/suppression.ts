import { type MailTopic, mailTopicNames, mailTopics } from '../../mail/campaign/kinds.ts'
import { type SuppressionReason, suppressionReasonNames, suppressionReasons } from '../../mail/suppression/kinds.ts'
import { added, addedBy, readText, type Transfer } from './column.ts'

const topicWords: Record<MailTopic, readonly string[]> = {
  hotlists: ['hotlist', 'bench', 'listes de candidats', '人才列表', 'قوائم المرشحين'],
  requirements: ['requirement', 'jobs', 'postes', '职位需求', 'المتطلبات'],
  news: ['newsletter', 'actualités', '新闻', 'الأخبار'],
}

const reasonWords: Record<SuppressionReason, readonly string[]> = {
  complaint: ['spam', 'spam complaint', 'abuse', 'plainte', '投诉', 'شكوى'],
  'do-not-contact': ['dnc', 'blocked', 'ne pas contacter', '请勿联系', 'عدم التواصل'],
  unsubscribed: ['unsubscribe', 'opt-out', 'opted out', 'désabonné', '已退订', 'إلغاء الاشتراك'],
  'hard-bounce': ['bounced', 'bounce', 'cleaned', 'invalid', 'rebond définitif', '硬退信', 'ارتداد دائم'],
  'soft-bounce': ['soft bounce', 'rebond temporaire', '软退信', 'ارتداد مؤقت'],
  imported: ['suppressed', 'importé', '已导入', 'مستورد'],
}

/** Who gets no mail, as tables of other mail programs hold it. */
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
        choices: {
          all: ['all', 'everything', 'any', 'tout', '全部', 'الكل'],
          ...Object.fromEntries(
            mailTopics.map((topic) => [topic, [topic, mailTopicNames[topic], ...topicWords[topic]]]),
          ),
        },
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
        choices: Object.fromEntries(
          suppressionReasons.map((reason) => [
            reason,
            [reason, suppressionReasonNames[reason], ...reasonWords[reason]],
          ]),
        ),
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
