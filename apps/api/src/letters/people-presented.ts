import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  job: string
  /** Page that shows them, with its token. */
  path: string
}

/** Shows a client the people who were submitted for a position. */
export const peoplePresented = declareLetter<Values>('people-presented', {
  en: ({ company, job, path }) => ({
    subject: `${quoted(company)} presents people for ${quoted(job)}`,
    preheader: 'See them, and say whom you want to meet.',
    paragraphs: [
      `${quoted(company)} presents people for the position ${quoted(job)}. You can read about them and answer for each.`,
    ],
    button: { label: 'See the people', path },
    closing: ['Whoever has this link can see them. Please do not pass this letter on.'],
    footer: `You get this letter because somebody at ${quoted(company)} entered your address on Corridor.`,
  }),
  fr: ({ company, job, path }) => ({
    subject: `${quoted(company)} présente des personnes pour ${quoted(job)}`,
    preheader: 'Découvrez-les et dites qui vous souhaitez rencontrer.',
    paragraphs: [
      `${quoted(company)} présente des personnes pour le poste ${quoted(job)}. Vous pouvez les découvrir et répondre pour chacune.`,
    ],
    button: { label: 'Voir les personnes', path },
    closing: ['Toute personne qui a ce lien peut les voir. Merci de ne pas transférer ce message.'],
    footer: `Vous recevez ce message parce qu’une personne de ${quoted(company)} a saisi votre adresse sur Corridor.`,
  }),
  zh: ({ company, job, path }) => ({
    subject: `${quoted(company)} 为职位 ${quoted(job)} 推荐人选`,
    preheader: '请查看人选，并告知您想见谁。',
    paragraphs: [`${quoted(company)} 为职位 ${quoted(job)} 推荐人选。您可以查看他们的资料，并逐一答复。`],
    button: { label: '查看人选', path },
    closing: ['任何拥有此链接的人都能看到他们。请勿转发此邮件。'],
    footer: `您收到此邮件，是因为 ${quoted(company)} 的一位成员在 Corridor 上填写了您的地址。`,
  }),
  ar: ({ company, job, path }) => ({
    subject: `تقدّم ${quoted(company)} مرشحين لوظيفة ${quoted(job)}`,
    preheader: 'اطّلع عليهم وأخبرنا بمن تودّ مقابلته.',
    paragraphs: [`تقدّم ${quoted(company)} مرشحين لوظيفة ${quoted(job)}. يمكنك الاطلاع عليهم والرد بشأن كل منهم.`],
    button: { label: 'عرض المرشحين', path },
    closing: ['يستطيع كل من لديه هذا الرابط رؤيتهم. يُرجى عدم إعادة توجيه هذه الرسالة.'],
    footer: `وصلتك هذه الرسالة لأن أحد أعضاء ${quoted(company)} أدخل عنوانك في Corridor.`,
  }),
})
