import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  /** Reason, in the administrator's words. */
  reason: string
  /** Page of the claimant's claims. */
  path: string
}

/** A claim of ownership was rejected: to the claimant. */
export const claimRejected = declareLetter<Values>('claim-rejected', {
  en: ({ company, reason, path }) => ({
    subject: `Your claim on ${quoted(company)} on Corridor was rejected`,
    preheader: 'Nothing changes in the company.',
    paragraphs: [`We rejected your claim of the ownership of ${quoted(company)}. The reason:`, quoted(reason)],
    button: { label: 'See your claims', path },
    footer: 'You get this letter because you claimed the ownership of this company on Corridor.',
  }),
  fr: ({ company, reason, path }) => ({
    subject: `Votre demande concernant ${quoted(company)} sur Corridor a été refusée`,
    preheader: 'Rien ne change dans l’entreprise.',
    paragraphs: [`Nous avons refusé votre demande concernant ${quoted(company)}. Le motif :`, quoted(reason)],
    button: { label: 'Voir vos demandes', path },
    footer: 'Vous recevez ce message parce que vous avez revendiqué cette entreprise sur Corridor.',
  }),
  zh: ({ company, reason, path }) => ({
    subject: `您对 ${quoted(company)} 在 Corridor 上的所有权申请被拒绝`,
    preheader: '公司没有任何变化。',
    paragraphs: [`我们拒绝了您对 ${quoted(company)} 的所有权申请。原因：`, quoted(reason)],
    button: { label: '查看您的申请', path },
    footer: '您收到此邮件，是因为您在 Corridor 上申请了该公司的所有权。',
  }),
  ar: ({ company, reason, path }) => ({
    subject: `رُفضت مطالبتك بملكية ${quoted(company)} على Corridor`,
    preheader: 'لا يتغيّر شيء في الشركة.',
    paragraphs: [`رفضنا مطالبتك بملكية شركة ${quoted(company)}. السبب:`, quoted(reason)],
    button: { label: 'عرض مطالباتك', path },
    footer: 'وصلتك هذه الرسالة لأنك طالبت بملكية هذه الشركة على Corridor.',
  }),
})
