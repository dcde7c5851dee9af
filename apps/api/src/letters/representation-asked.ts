import type { Language } from '@corridor/contract/wire/language'
import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  job: string
  /** Days for which the link opens. */
  days: number
  /** Page on which it is answered, with its token. */
  path: string
}

const daysText: Record<Language, (days: number) => string> = {
  en: (days) => `${days} days`,
  fr: (days) => `${days} jours`,
  zh: (days) => `${days} 天`,
  ar: (days) => `${days} أيام`,
}

/** Asks a person to let a company represent them for a position. */
export const representationAsked = declareLetter<Values>('representation-asked', {
  en: ({ company, job, days, path }) => ({
    subject: `${quoted(company)} asks for the right to represent you`,
    preheader: `For the position ${quoted(job)}.`,
    paragraphs: [
      `${quoted(company)} would like to submit you for the position ${quoted(job)}. Please read what you would agree to, and agree or decline.`,
    ],
    button: { label: 'Read and answer', path },
    closing: [`The link opens for ${daysText.en(days)} and can be answered once. Please do not pass this letter on.`],
    footer: `You get this letter because ${quoted(company)} keeps your details on Corridor. Without your answer nothing happens.`,
  }),
  fr: ({ company, job, days, path }) => ({
    subject: `${quoted(company)} demande le droit de vous représenter`,
    preheader: `Pour le poste ${quoted(job)}.`,
    paragraphs: [
      `${quoted(company)} souhaite vous présenter pour le poste ${quoted(job)}. Veuillez lire ce que vous accepteriez, puis accepter ou refuser.`,
    ],
    button: { label: 'Lire et répondre', path },
    closing: [
      `Le lien s’ouvre pendant ${daysText.fr(days)} et ne peut recevoir qu’une réponse. Merci de ne pas transférer ce message.`,
    ],
    footer: `Vous recevez ce message parce que ${quoted(company)} conserve vos coordonnées sur Corridor. Sans votre réponse, rien ne se passe.`,
  }),
  zh: ({ company, job, days, path }) => ({
    subject: `${quoted(company)} 请求获得您的代理授权`,
    preheader: `职位：${quoted(job)}。`,
    paragraphs: [`${quoted(company)} 希望推荐您担任职位 ${quoted(job)}。请阅读授权内容，然后选择同意或拒绝。`],
    button: { label: '阅读并答复', path },
    closing: [`链接在 ${daysText.zh(days)}内有效，且只能答复一次。请勿转发此邮件。`],
    footer: `您收到此邮件，是因为 ${quoted(company)} 在 Corridor 上保存了您的资料。未经您的答复，不会发生任何事情。`,
  }),
  ar: ({ company, job, days, path }) => ({
    subject: `تطلب ${quoted(company)} حق تمثيلك`,
    preheader: `لوظيفة ${quoted(job)}.`,
    paragraphs: [
      `تودّ ${quoted(company)} ترشيحك لوظيفة ${quoted(job)}. يُرجى قراءة ما ستوافق عليه، ثم الموافقة أو الرفض.`,
    ],
    button: { label: 'القراءة والرد', path },
    closing: [`يعمل الرابط لمدة ${daysText.ar(days)} ويمكن الرد عليه مرة واحدة. يُرجى عدم إعادة توجيه هذه الرسالة.`],
    footer: `وصلتك هذه الرسالة لأن ${quoted(company)} تحتفظ ببياناتك على Corridor. ولن يحدث شيء دون ردك.`,
  }),
})
