import { declareLetter } from '../platform/mail/letter.ts'
import { minutesText } from '../platform/mail/letter-words.ts'

interface Values {
  /** Page on which a new password is set, with the token. */
  path: string
  minutes: number
}

/** The link to a new password. It names nobody: anyone may have typed the address. */
export const resetPassword = declareLetter<Values>('reset-password', {
  en: ({ path, minutes }) => ({
    subject: 'Set a new Corridor password',
    preheader: `The link is valid for ${minutesText('en', minutes)}.`,
    paragraphs: ['Someone asked for a new password for your Corridor account. If it was you, set it here.'],
    button: { label: 'Set a new password', path },
    closing: [
      `The link is valid for ${minutesText('en', minutes)} and works once. Until you use it, your password stays as it is.`,
    ],
    footer: 'If you did not ask for this, ignore this letter: nobody can set a password without the link.',
  }),
  fr: ({ path, minutes }) => ({
    subject: 'Définir un nouveau mot de passe Corridor',
    preheader: `Le lien est valable ${minutesText('fr', minutes)}.`,
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte Corridor. Si c’était vous, définissez-le ici.',
    ],
    button: { label: 'Définir un nouveau mot de passe', path },
    closing: [
      `Le lien est valable ${minutesText('fr', minutes)} et ne sert qu’une fois. Tant que vous ne l’utilisez pas, votre mot de passe ne change pas.`,
    ],
    footer: 'Si vous n’avez rien demandé, ignorez ce message : personne ne peut définir de mot de passe sans ce lien.',
  }),
  zh: ({ path, minutes }) => ({
    subject: '设置新的 Corridor 密码',
    preheader: `链接在 ${minutesText('zh', minutes)}内有效。`,
    paragraphs: ['有人为您的 Corridor 账户申请了新密码。如果是您本人操作，请在此设置。'],
    button: { label: '设置新密码', path },
    closing: [`链接在 ${minutesText('zh', minutes)}内有效，且只能使用一次。在您使用之前，您的密码保持不变。`],
    footer: '如果不是您本人申请，请忽略此邮件：没有该链接，任何人都无法设置密码。',
  }),
  ar: ({ path, minutes }) => ({
    subject: 'تعيين كلمة مرور جديدة في Corridor',
    preheader: `الرابط صالح لمدة ${minutesText('ar', minutes)}.`,
    paragraphs: ['طُلبت كلمة مرور جديدة لحسابك في Corridor. إن كنت أنت من طلبها، فعيّنها من هنا.'],
    button: { label: 'تعيين كلمة مرور جديدة', path },
    closing: [
      `الرابط صالح لمدة ${minutesText('ar', minutes)} ويُستخدم مرة واحدة فقط. وتبقى كلمة مرورك كما هي إلى أن تستخدمه.`,
    ],
    footer: 'إن لم تطلب ذلك فتجاهل هذه الرسالة: لا يمكن لأحد تعيين كلمة مرور دون هذا الرابط.',
  }),
})
