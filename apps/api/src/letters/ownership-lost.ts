import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  /** The name of who owns it now. */
  owner: string
  /** Page on which a claim is made. */
  path: string
}

/** Another member's claim was approved: to who owned the company until then. */
export const ownershipLost = declareLetter<Values>('ownership-lost', {
  en: ({ company, owner, path }) => ({
    subject: `The ownership of ${quoted(company)} on Corridor has changed`,
    preheader: `${quoted(owner)} is the Owner now.`,
    paragraphs: [
      `${quoted(owner)} claimed the ownership of ${quoted(company)}, and we approved the claim.`,
      'You are a Company User there from now on: you can read everything, but change nothing of the company.',
      'If this is not right, claim the ownership back and say why.',
    ],
    button: { label: 'Claim the ownership', path },
    footer: 'You get this letter because you owned this company on Corridor.',
  }),
  fr: ({ company, owner, path }) => ({
    subject: `${quoted(company)} a changé de propriétaire sur Corridor`,
    preheader: `Propriétaire actuel : ${quoted(owner)}.`,
    paragraphs: [
      `${quoted(owner)} a revendiqué ${quoted(company)}, et nous avons approuvé cette demande.`,
      'Vous y avez désormais le rôle de simple utilisateur : vous pouvez tout lire, sans rien modifier de l’entreprise.',
      'Si c’est une erreur, revendiquez l’entreprise à votre tour en expliquant pourquoi.',
    ],
    button: { label: 'Revendiquer l’entreprise', path },
    footer: 'Vous recevez ce message parce que cette entreprise vous appartenait sur Corridor.',
  }),
  zh: ({ company, owner, path }) => ({
    subject: `${quoted(company)} 在 Corridor 上的所有者已变更`,
    preheader: `现在的所有者是 ${quoted(owner)}。`,
    paragraphs: [
      `${quoted(owner)} 申请了 ${quoted(company)} 的所有权，我们已批准该申请。`,
      '从现在起，您是该公司的普通用户：可以查看全部内容，但不能更改公司的资料。',
      '如果有误，请重新申请所有权并说明原因。',
    ],
    button: { label: '申请所有权', path },
    footer: '您收到此邮件，是因为您曾是该公司在 Corridor 上的所有者。',
  }),
  ar: ({ company, owner, path }) => ({
    subject: `تغيّرت ملكية ${quoted(company)} على Corridor`,
    preheader: `المالك الآن: ${quoted(owner)}.`,
    paragraphs: [
      `طالب ${quoted(owner)} بملكية ${quoted(company)}، ووافقنا على المطالبة.`,
      'أصبحت فيها مستخدم شركة: يمكنك قراءة كل شيء دون تغيير أي شيء يخص الشركة.',
      'إن لم يكن ذلك صحيحًا فطالب بالملكية من جديد مع ذكر السبب.',
    ],
    button: { label: 'المطالبة بالملكية', path },
    footer: 'وصلتك هذه الرسالة لأنك كنت مالك هذه الشركة على Corridor.',
  }),
})
