import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  /** Name of the student whose file it is. */
  student: string
  /** As whom the reader signs. */
  role: SignerRole
  /** Days for which the link opens. */
  days: number
  /** Page on which it is signed, with its token. */
  path: string
}

const daysText: Record<Language, (days: number) => string> = {
  en: (days) => `${days} days`,
  fr: (days) => `${days} jours`,
  zh: (days) => `${days} 天`,
  ar: (days) => `${days} أيام`,
}

/** Asks a student, or their guardian, to sign the declaration that closes the student's file. */
export const declarationAsked = declareLetter<Values>('declaration-asked', {
  en: ({ company, student, role, days, path }) => ({
    subject: `${quoted(company)} asks you to sign a declaration`,
    preheader: `For the file of ${quoted(student)}.`,
    paragraphs: [
      role === 'guardian'
        ? `You are named as a guardian of ${quoted(student)}. Please read what stands in the file that ${quoted(company)} keeps, and sign the declaration beside them.`
        : `Please read what stands in the file that ${quoted(company)} keeps of you, and sign that it is true. If something is wrong, do not sign, and tell the agency.`,
    ],
    button: { label: 'Read and sign', path },
    closing: [`The link opens for ${daysText.en(days)} and can be signed once. Please do not pass this letter on.`],
    footer: `You get this letter because ${quoted(company)} keeps your details on Corridor. Without your signature nothing happens.`,
  }),
  fr: ({ company, student, role, days, path }) => ({
    subject: `${quoted(company)} vous demande de signer une déclaration`,
    preheader: `Pour le dossier de ${quoted(student)}.`,
    paragraphs: [
      role === 'guardian'
        ? `Vous êtes indiqué comme tuteur légal de ${quoted(student)}. Veuillez lire ce qui figure dans le dossier que conserve ${quoted(company)}, et signer la déclaration à ses côtés.`
        : `Veuillez lire ce qui figure dans le dossier que ${quoted(company)} conserve sur vous, et signer que cela est vrai. Si quelque chose est inexact, ne signez pas et dites-le à l’agence.`,
    ],
    button: { label: 'Lire et signer', path },
    closing: [
      `Le lien s’ouvre pendant ${daysText.fr(days)} et ne peut être signé qu’une fois. Merci de ne pas transférer ce message.`,
    ],
    footer: `Vous recevez ce message parce que ${quoted(company)} conserve vos coordonnées sur Corridor. Sans votre signature, rien ne se passe.`,
  }),
  zh: ({ company, student, role, days, path }) => ({
    subject: `${quoted(company)} 请您签署一份声明`,
    preheader: `关于 ${quoted(student)} 的档案。`,
    paragraphs: [
      role === 'guardian'
        ? `您被列为 ${quoted(student)} 的监护人。请阅读 ${quoted(company)} 所保存档案中的内容，并与其共同签署声明。`
        : `请阅读 ${quoted(company)} 为您保存的档案内容，并签署确认其属实。如有不符，请不要签署，并告知机构。`,
    ],
    button: { label: '阅读并签署', path },
    closing: [`链接在 ${daysText.zh(days)}内有效，且只能签署一次。请勿转发此邮件。`],
    footer: `您收到此邮件，是因为 ${quoted(company)} 在 Corridor 上保存了您的资料。未经您的签名，不会发生任何事情。`,
  }),
  ar: ({ company, student, role, days, path }) => ({
    subject: `تطلب منك ${quoted(company)} توقيع إقرار`,
    preheader: `لملف ${quoted(student)}.`,
    paragraphs: [
      role === 'guardian'
        ? `ذُكر اسمك وليًا لأمر ${quoted(student)}. يُرجى قراءة ما في الملف الذي تحتفظ به ${quoted(company)} وتوقيع الإقرار معه.`
        : `يُرجى قراءة ما في الملف الذي تحتفظ به ${quoted(company)} عنك، والتوقيع على أنه صحيح. وإن كان فيه خطأ فلا توقّع وأخبر الوكالة.`,
    ],
    button: { label: 'القراءة والتوقيع', path },
    closing: [`يعمل الرابط لمدة ${daysText.ar(days)} ويمكن التوقيع به مرة واحدة. يُرجى عدم إعادة توجيه هذه الرسالة.`],
    footer: `وصلتك هذه الرسالة لأن ${quoted(company)} تحتفظ ببياناتك على Corridor. ولن يحدث شيء دون توقيعك.`,
  }),
})
