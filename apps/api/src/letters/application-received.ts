import { declareLetter } from '../platform/mail/letter.ts'
import { dayText, type LetterDay, quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  job: string
  /** Day on which the person applied before, if this is not the first time. */
  before: LetterDay | null
  /** The public page of the job. */
  path: string
}

/** Tells who applied that their application arrived, or that it is there already: the page says the same to everybody. */
export const applicationReceived = declareLetter<Values>('application-received', {
  en: ({ company, job, before, path }) => ({
    subject: before ? 'We have your application already' : 'Your application has arrived',
    preheader: `${quoted(job)} at ${quoted(company)}.`,
    paragraphs: before
      ? [
          `You already applied for ${quoted(job)} at ${quoted(company)}: we have your application of ${dayText('en', before)}.`,
          'There is nothing more to do. Whoever reads it was told that you wrote again.',
        ]
      : [`Thank you. ${quoted(company)} has your application for ${quoted(job)} and will get in touch with you.`],
    button: { label: 'See the job', path },
    footer: 'You get this email because somebody applied with this address. If it was not you, you can ignore it.',
  }),
  fr: ({ company, job, before, path }) => ({
    subject: before ? 'Nous avons déjà votre candidature' : 'Votre candidature est arrivée',
    preheader: `${quoted(job)} chez ${quoted(company)}.`,
    paragraphs: before
      ? [
          `Vous avez déjà postulé à ${quoted(job)} chez ${quoted(company)} : nous avons votre candidature du ${dayText('fr', before)}.`,
          'Vous n’avez rien d’autre à faire. La personne qui la lit sait que vous avez écrit de nouveau.',
        ]
      : [`Merci. ${quoted(company)} a reçu votre candidature à ${quoted(job)} et prendra contact avec vous.`],
    button: { label: 'Voir l’offre', path },
    footer:
      'Vous recevez ce message parce que quelqu’un a postulé avec cette adresse. Si ce n’était pas vous, ignorez-le.',
  }),
  zh: ({ company, job, before, path }) => ({
    subject: before ? '我们已有您的申请' : '您的申请已收到',
    preheader: `${quoted(company)} 的 ${quoted(job)}。`,
    paragraphs: before
      ? [
          `您已申请过 ${quoted(company)} 的 ${quoted(job)}：我们有您 ${dayText('zh', before)} 的申请。`,
          '您无需再做什么。我们已告知负责人您再次来信。',
        ]
      : [`谢谢。${quoted(company)} 已收到您对 ${quoted(job)} 的申请，会与您联系。`],
    button: { label: '查看职位', path },
    footer: '您收到此邮件，是因为有人用此地址提交了申请。如果不是您本人，请忽略。',
  }),
  ar: ({ company, job, before, path }) => ({
    subject: before ? 'لدينا طلبك من قبل' : 'وصل طلبك',
    preheader: `${quoted(job)} لدى ${quoted(company)}.`,
    paragraphs: before
      ? [
          `سبق أن تقدمت إلى ${quoted(job)} لدى ${quoted(company)}: لدينا طلبك المؤرخ ${dayText('ar', before)}.`,
          'لا يلزمك شيء آخر. أُبلغ من يقرأ الطلب بأنك كتبت من جديد.',
        ]
      : [`شكرًا لك. وصل طلبك إلى ${quoted(job)} لدى ${quoted(company)}، وسيتواصلون معك.`],
    button: { label: 'عرض الوظيفة', path },
    footer: 'وصلتك هذه الرسالة لأن أحدًا تقدّم بطلب بهذا العنوان. إن لم تكن أنت فتجاهلها.',
  }),
})
