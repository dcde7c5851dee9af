import type { Language } from '@corridor/contract/wire/language'
import { declareLetter, type LetterContent } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'

interface Values {
  company: string
  job: string
  /** Days for which the link waits for a choice. */
  days: number
  /** Page on which the time is chosen, with its token. */
  path: string
  /** True if the interview has a time already. */
  isMove: boolean
}

interface Words {
  subject: string
  first: string
  move: string
  button: string
  closing: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Choose a time of your interview: {job}',
    first: '{company} would like to speak with you about the position {job}. Please choose the time that suits you.',
    move: '{company} asks you to choose another time of your interview for the position {job}. Until you do, the interview stays where it is.',
    button: 'Choose a time',
    closing:
      'The link waits for {days} days. Later you can move or cancel the interview by the same link, so please keep this letter and do not pass it on.',
    footer: 'You get this letter because {company} keeps your details on Corridor.',
  },
  fr: {
    subject: 'Choisissez l’horaire de votre entretien : {job}',
    first: '{company} souhaite s’entretenir avec vous au sujet du poste {job}. Choisissez l’horaire qui vous convient.',
    move: '{company} vous propose de choisir un autre horaire pour votre entretien pour le poste {job}. D’ici là, l’entretien reste à l’horaire prévu.',
    button: 'Choisir un horaire',
    closing:
      'Le lien reste ouvert {days} jours. Vous pourrez ensuite déplacer ou annuler l’entretien par ce même lien : conservez ce message et ne le transférez pas.',
    footer: 'Vous recevez ce message parce que {company} conserve vos coordonnées sur Corridor.',
  },
  zh: {
    subject: '请选择面试时间：{job}',
    first: '{company} 希望就职位 {job} 与您面谈。请选择适合您的时间。',
    move: '{company} 请您为职位 {job} 的面试另选时间。在您选择之前，原定时间保持不变。',
    button: '选择时间',
    closing: '该链接在 {days} 天内有效。之后您可以通过同一链接更改或取消面试，因此请保留此邮件，且不要转发。',
    footer: '您收到此邮件，是因为 {company} 在 Corridor 上保存了您的资料。',
  },
  ar: {
    subject: 'اختر موعد مقابلتك: {job}',
    first: 'تودّ {company} التحدث معك بشأن وظيفة {job}. يُرجى اختيار الموعد الذي يناسبك.',
    move: 'تدعوك {company} إلى اختيار موعد آخر لمقابلتك لوظيفة {job}. وحتى ذلك الحين يبقى موعد المقابلة كما هو.',
    button: 'اختيار موعد',
    closing:
      'يبقى الرابط مفتوحًا لمدة {days} يومًا. ويمكنك لاحقًا تغيير الموعد أو إلغاء المقابلة من الرابط نفسه، فاحتفظ بهذه الرسالة ولا تُعد توجيهها.',
    footer: 'وصلتك هذه الرسالة لأن {company} تحتفظ ببياناتك على Corridor.',
  },
}

const inLanguage =
  (language: Language) =>
  ({ company, job, days, path, isMove }: Values): LetterContent => {
    const { subject, first, move, button, closing, footer } = words[language]
    const values: Record<string, string> = { company: quoted(company), job: quoted(job), days: String(days) }
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    const sentence = filled(isMove ? move : first)
    return {
      subject: filled(subject),
      preheader: sentence,
      paragraphs: [sentence],
      button: { label: button, path },
      closing: [filled(closing)],
      footer: filled(footer),
    }
  }

/** Lets somebody choose the time of an interview. */
export const timesOffered = declareLetter<Values>('times-offered', {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  zh: inLanguage('zh'),
  ar: inLanguage('ar'),
})
