import type { LeadKind } from '@corridor/contract/site/lead/kinds'
import { declareLetter } from '../platform/mail/letter.ts'

interface Values {
  /** The form that was sent. */
  kind: LeadKind
}

/** Tells somebody who wrote through the public site that it arrived, and what comes next. */
export const leadReceived = declareLetter<Values>('lead-received', {
  en: ({ kind }) => ({
    subject: 'We have your message',
    preheader: 'An agent reads it and answers you.',
    paragraphs: [
      {
        assessment: 'Thank you for your answers. An agent reads them and tells you which ways are open to you.',
        consultation: 'Thank you for asking for a free consultation. An agent writes to you to agree on a time.',
        contact: 'Thank you for writing to us. An agent reads your message and answers you.',
        'get-started': 'Thank you for your interest. You can sign up whenever you like; what you told us is kept.',
      }[kind],
      'There is nothing that you need to send or pay now.',
    ],
    footer: 'You get this email because somebody wrote to us with this address. If it was not you, you can ignore it.',
  }),
  fr: ({ kind }) => ({
    subject: 'Nous avons votre message',
    preheader: 'Un conseiller le lit et vous répond.',
    paragraphs: [
      {
        assessment: 'Merci pour vos réponses. Un conseiller les lit et vous dit quelles voies vous sont ouvertes.',
        consultation:
          'Merci d’avoir demandé une consultation gratuite. Un conseiller vous écrit pour convenir d’un horaire.',
        contact: 'Merci de nous avoir écrit. Un conseiller lit votre message et vous répond.',
        'get-started':
          'Merci de votre intérêt. Inscrivez-vous quand vous voulez ; ce que vous nous avez dit est conservé.',
      }[kind],
      'Vous n’avez rien à envoyer ni à payer pour le moment.',
    ],
    footer:
      'Vous recevez ce message parce que quelqu’un nous a écrit avec cette adresse. Si ce n’était pas vous, ignorez-le.',
  }),
  zh: ({ kind }) => ({
    subject: '我们已收到您的信息',
    preheader: '顾问会阅读并回复您。',
    paragraphs: [
      {
        assessment: '感谢您的回答。顾问会阅读并告诉您有哪些途径可选。',
        consultation: '感谢您申请免费咨询。顾问会写信与您约定时间。',
        contact: '感谢您的来信。顾问会阅读并回复您。',
        'get-started': '感谢您的关注。您可以随时注册；您告诉我们的内容会保留。',
      }[kind],
      '您现在无需发送或支付任何东西。',
    ],
    footer: '您收到此邮件，是因为有人用此地址给我们写了信。如果不是您本人，请忽略。',
  }),
  ar: ({ kind }) => ({
    subject: 'وصلتنا رسالتك',
    preheader: 'يقرؤها أحد وكلائنا ويردّ عليك.',
    paragraphs: [
      {
        assessment: 'شكرًا على إجاباتك. يقرؤها أحد وكلائنا ويخبرك بالسبل المتاحة لك.',
        consultation: 'شكرًا على طلبك استشارة مجانية. يكتب إليك أحد وكلائنا للاتفاق على موعد.',
        contact: 'شكرًا على كتابتك إلينا. يقرأ أحد وكلائنا رسالتك ويردّ عليك.',
        'get-started': 'شكرًا على اهتمامك. يمكنك التسجيل متى شئت، وما أخبرتنا به محفوظ.',
      }[kind],
      'لا يلزمك الآن إرسال شيء أو دفع شيء.',
    ],
    footer: 'وصلتك هذه الرسالة لأن أحدًا كتب إلينا بهذا العنوان. إن لم تكن أنت فتجاهلها.',
  }),
})
