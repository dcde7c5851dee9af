import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  /** The name of the member who invites. */
  inviter: string
  company: string
  /** Page that accepts the invitation, with its token. */
  path: string
}

/** An invitation to join a company. */
export const invitation = declareLetter<Values>('invitation', {
  en: ({ inviter, company, path }) => ({
    subject: `Invitation to join ${quoted(company)} on Corridor`,
    preheader: `${quoted(inviter)} invites you.`,
    paragraphs: [
      `${quoted(inviter)} invites you to join ${quoted(company)} on Corridor, the back office that the company works with.`,
    ],
    button: { label: 'Accept the invitation', path },
    closing: ['The invitation is for you alone. Please do not pass this letter on.'],
    footer: 'If you do not know the person or the company, ignore this letter: nothing happens without you.',
  }),
  fr: ({ inviter, company, path }) => ({
    subject: `Invitation à rejoindre ${quoted(company)} sur Corridor`,
    preheader: `${quoted(inviter)} vous invite.`,
    paragraphs: [
      `${quoted(inviter)} vous invite à rejoindre ${quoted(company)} sur Corridor, l’outil de gestion de l’entreprise.`,
    ],
    button: { label: 'Accepter l’invitation', path },
    closing: ['Cette invitation vous est personnelle. Merci de ne pas transférer ce message.'],
    footer:
      'Si vous ne connaissez ni cette personne ni cette entreprise, ignorez ce message : rien ne se passe sans vous.',
  }),
  zh: ({ inviter, company, path }) => ({
    subject: `邀请您加入 Corridor 上的 ${quoted(company)}`,
    preheader: `${quoted(inviter)} 邀请您。`,
    paragraphs: [
      `${quoted(inviter)} 邀请您加入 Corridor 上的 ${quoted(company)}。Corridor 是该公司使用的后台管理系统。`,
    ],
    button: { label: '接受邀请', path },
    closing: ['此邀请仅供您本人使用，请勿转发此邮件。'],
    footer: '如果您不认识此人或该公司，请忽略此邮件：未经您的操作，不会发生任何事情。',
  }),
  ar: ({ inviter, company, path }) => ({
    subject: `دعوة للانضمام إلى ${quoted(company)} على Corridor`,
    preheader: `دعوة من ${quoted(inviter)}.`,
    paragraphs: [
      `تلقّيت دعوة من ${quoted(inviter)} للانضمام إلى ${quoted(company)} على Corridor، النظام الإداري الذي تعمل به الشركة.`,
    ],
    button: { label: 'قبول الدعوة', path },
    closing: ['هذه الدعوة موجّهة إليك وحدك. يُرجى عدم إعادة توجيه هذه الرسالة.'],
    footer: 'إن كنت لا تعرف هذا الشخص أو هذه الشركة فتجاهل هذه الرسالة: لن يحدث شيء دون موافقتك.',
  }),
})
