import { declareLetter } from '../platform/mail/letter.ts'
import { minutesText } from '../platform/mail/letter-words.ts'

interface Values {
  /** Six digits. */
  code: string
  minutes: number
}

/** The code that proves an e-mail address (product.md, Verification code). It names nobody: anyone may have typed the address. */
export const verificationCode = declareLetter<Values>('verification-code', {
  en: ({ code, minutes }) => ({
    subject: 'Your Corridor verification code',
    preheader: `Enter the code within ${minutesText('en', minutes)}.`,
    paragraphs: ['Enter this code in Corridor to confirm that this e-mail address is yours.'],
    code,
    closing: [
      `The code is valid for ${minutesText('en', minutes)} and works once. Corridor never asks for it by phone or mail.`,
    ],
    footer:
      'You get this letter because someone entered this address in Corridor. If it was not you, there is nothing to do.',
  }),
  fr: ({ code, minutes }) => ({
    subject: 'Votre code de vérification Corridor',
    preheader: `Saisissez le code dans un délai de ${minutesText('fr', minutes)}.`,
    paragraphs: ['Saisissez ce code dans Corridor pour confirmer que cette adresse e-mail est bien la vôtre.'],
    code,
    closing: [
      `Le code est valable ${minutesText('fr', minutes)} et ne sert qu’une fois. Corridor ne le demande jamais par téléphone ni par e-mail.`,
    ],
    footer:
      'Vous recevez ce message parce que cette adresse a été saisie dans Corridor. Si ce n’était pas vous, vous n’avez rien à faire.',
  }),
  zh: ({ code, minutes }) => ({
    subject: '您的 Corridor 验证码',
    preheader: `请在 ${minutesText('zh', minutes)}内输入验证码。`,
    paragraphs: ['请在 Corridor 中输入此验证码，以确认该邮箱地址属于您。'],
    code,
    closing: [
      `验证码在 ${minutesText('zh', minutes)}内有效，且只能使用一次。Corridor 绝不会通过电话或邮件向您索取验证码。`,
    ],
    footer: '您收到此邮件，是因为有人在 Corridor 中输入了该邮箱地址。如果不是您本人操作，无需处理。',
  }),
  ar: ({ code, minutes }) => ({
    subject: 'رمز التحقق الخاص بك في Corridor',
    preheader: `أدخل الرمز خلال ${minutesText('ar', minutes)}.`,
    paragraphs: ['أدخل هذا الرمز في Corridor لتأكيد أن عنوان البريد الإلكتروني هذا يخصك.'],
    code,
    closing: [
      `الرمز صالح لمدة ${minutesText('ar', minutes)} ويُستخدم مرة واحدة فقط. لا يطلبه Corridor أبدًا عبر الهاتف أو البريد.`,
    ],
    footer: 'تصلك هذه الرسالة لأن أحدهم أدخل هذا العنوان في Corridor. إن لم تكن أنت، فلا يلزمك فعل أي شيء.',
  }),
})
