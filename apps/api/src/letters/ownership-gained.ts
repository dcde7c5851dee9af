import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  /** Page on which the new Owner begins. */
  path: string
}

/** A claim of ownership was approved: to the claimant. */
export const ownershipGained = declareLetter<Values>('ownership-gained', {
  en: ({ company, path }) => ({
    subject: `You are now the Owner of ${quoted(company)} on Corridor`,
    preheader: 'Your claim was approved.',
    paragraphs: [
      `Your claim was approved: you are now the Owner of ${quoted(company)}.`,
      'You look after its data, its members and its agreements from now on.',
    ],
    button: { label: 'Open your dashboard', path },
    footer: 'You get this letter because you claimed the ownership of this company on Corridor.',
  }),
  fr: ({ company, path }) => ({
    subject: `Vous êtes désormais propriétaire de ${quoted(company)} sur Corridor`,
    preheader: 'Votre demande a été approuvée.',
    paragraphs: [
      `Votre demande a été approuvée : vous êtes désormais propriétaire de ${quoted(company)}.`,
      'Ses données, ses membres et ses accords relèvent maintenant de vous.',
    ],
    button: { label: 'Ouvrir le tableau de bord', path },
    footer: 'Vous recevez ce message parce que vous avez revendiqué cette entreprise sur Corridor.',
  }),
  zh: ({ company, path }) => ({
    subject: `您现在是 ${quoted(company)} 在 Corridor 上的所有者`,
    preheader: '您的申请已获批准。',
    paragraphs: [
      `您的申请已获批准：您现在是 ${quoted(company)} 的所有者。`,
      '从现在起，该公司的资料、成员和协议由您负责。',
    ],
    button: { label: '打开控制面板', path },
    footer: '您收到此邮件，是因为您在 Corridor 上申请了该公司的所有权。',
  }),
  ar: ({ company, path }) => ({
    subject: `أصبحت مالك ${quoted(company)} على Corridor`,
    preheader: 'تمت الموافقة على مطالبتك.',
    paragraphs: [
      `تمت الموافقة على مطالبتك: أصبحت الآن مالك شركة ${quoted(company)}.`,
      'تتولى من الآن بياناتها وأعضاءها واتفاقياتها.',
    ],
    button: { label: 'فتح لوحة التحكم', path },
    footer: 'وصلتك هذه الرسالة لأنك طالبت بملكية هذه الشركة على Corridor.',
  }),
})
