import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  /** The name of the administrator who invites. */
  inviter: string
  /** Page that accepts the invitation, with its token. */
  path: string
}

/** An invitation to be an administrator of the whole platform; it lives as long as every invitation. */
export const administratorInvitation = declareLetter<Values>('administrator-invitation', {
  en: ({ inviter, path }) => ({
    subject: 'Invitation to be an administrator of Corridor',
    preheader: `${quoted(inviter)} invites you.`,
    paragraphs: [
      `${quoted(inviter)} invites you to be an administrator of Corridor, who looks after its users, companies and lists.`,
    ],
    button: { label: 'Accept the invitation', path },
    closing: [
      'The invitation is valid for 7 days, works once and is for you alone. Please do not pass this letter on.',
    ],
    footer: 'If you do not know the person, ignore this letter: nothing happens without you.',
  }),
  fr: ({ inviter, path }) => ({
    subject: 'Invitation à devenir administrateur de Corridor',
    preheader: `${quoted(inviter)} vous invite.`,
    paragraphs: [
      `${quoted(inviter)} vous invite à devenir administrateur de Corridor, chargé des utilisateurs, des entreprises et des listes.`,
    ],
    button: { label: 'Accepter l’invitation', path },
    closing: [
      'L’invitation est valable 7 jours, ne sert qu’une fois et vous est personnelle. Merci de ne pas transférer ce message.',
    ],
    footer: 'Si vous ne connaissez pas cette personne, ignorez ce message : rien ne se passe sans vous.',
  }),
  zh: ({ inviter, path }) => ({
    subject: '邀请您成为 Corridor 管理员',
    preheader: `${quoted(inviter)} 邀请您。`,
    paragraphs: [`${quoted(inviter)} 邀请您成为 Corridor 管理员，负责管理用户、公司和各类列表。`],
    button: { label: '接受邀请', path },
    closing: ['此邀请 7 天内有效，只能使用一次，且仅供您本人使用，请勿转发此邮件。'],
    footer: '如果您不认识此人，请忽略此邮件：未经您的操作，不会发生任何事情。',
  }),
  ar: ({ inviter, path }) => ({
    subject: 'دعوة لتصبح مدير نظام في Corridor',
    preheader: `دعوة من ${quoted(inviter)}.`,
    paragraphs: [
      `تلقّيت دعوة من ${quoted(inviter)} لتصبح مدير نظام في Corridor، تتولى إدارة المستخدمين والشركات والقوائم.`,
    ],
    button: { label: 'قبول الدعوة', path },
    closing: ['الدعوة صالحة لمدة 7 أيام وتُستخدم مرة واحدة وهي موجّهة إليك وحدك. يُرجى عدم إعادة توجيه هذه الرسالة.'],
    footer: 'إن كنت لا تعرف هذا الشخص فتجاهل هذه الرسالة: لن يحدث شيء دون موافقتك.',
  }),
})
