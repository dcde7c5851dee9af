import { dateTimeText } from '@corridor/contract/format/date'
import type { Language } from '@corridor/contract/wire/language'
import { declareLetter, type LetterContent } from '../platform/mail/letter.ts'
import type { CalendarFile } from '../platform/mail/letter-calendar.ts'
import { minutesText } from '../platform/mail/letter-words.ts'

export type ConsultationNews = 'booked' | 'moved' | 'cancelled'

interface Values {
  news: ConsultationNews
  start: Date
  minutes: number
  /** The clock by which the visitor chose the time. */
  zone: string
  /** Page that moves and cancels it, with its token. */
  path: string
  calendar: CalendarFile
}

interface Words {
  title: string
  subject: Record<ConsultationNews, string>
  first: Record<ConsultationNews, string>
  call: string
  button: string
  closing: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Free consultation',
    subject: {
      booked: 'Your free consultation is booked',
      moved: 'Your free consultation has a new time',
      cancelled: 'Your free consultation is cancelled',
    },
    first: {
      booked: 'Thank you for booking a free consultation. It takes place as follows.',
      moved: 'Your free consultation was moved. It now takes place as follows.',
      cancelled: 'Your free consultation does not take place. You can book another one whenever you like.',
    },
    call: 'An agent calls you at the phone number that you gave us.',
    button: 'Move or cancel it',
    closing: 'The link works until the consultation begins, so please keep this letter and do not pass it on.',
    footer: 'You get this letter because somebody booked a free consultation with this address.',
  },
  fr: {
    title: 'Consultation gratuite',
    subject: {
      booked: 'Votre consultation gratuite est réservée',
      moved: 'Votre consultation gratuite a un nouvel horaire',
      cancelled: 'Votre consultation gratuite est annulée',
    },
    first: {
      booked: 'Merci d’avoir réservé une consultation gratuite. Elle a lieu comme suit.',
      moved: 'Votre consultation gratuite a été déplacée. Elle a désormais lieu comme suit.',
      cancelled: 'Votre consultation gratuite n’aura pas lieu. Vous pouvez en réserver une autre quand vous voulez.',
    },
    call: 'Un conseiller vous appelle au numéro que vous nous avez donné.',
    button: 'La déplacer ou l’annuler',
    closing: 'Le lien fonctionne jusqu’au début de la consultation : conservez ce message et ne le transférez pas.',
    footer: 'Vous recevez ce message parce que quelqu’un a réservé une consultation gratuite avec cette adresse.',
  },
  zh: {
    title: '免费咨询',
    subject: {
      booked: '您的免费咨询已预约',
      moved: '您的免费咨询时间已更改',
      cancelled: '您的免费咨询已取消',
    },
    first: {
      booked: '感谢您预约免费咨询。安排如下。',
      moved: '您的免费咨询时间已更改，现安排如下。',
      cancelled: '您的免费咨询已取消。您可以随时重新预约。',
    },
    call: '顾问会拨打您提供的电话号码。',
    button: '更改或取消',
    closing: '该链接在咨询开始前有效，请保留此邮件，且不要转发。',
    footer: '您收到此邮件，是因为有人用此地址预约了免费咨询。',
  },
  ar: {
    title: 'استشارة مجانية',
    subject: {
      booked: 'تم حجز استشارتك المجانية',
      moved: 'موعد جديد لاستشارتك المجانية',
      cancelled: 'أُلغيت استشارتك المجانية',
    },
    first: {
      booked: 'شكرًا على حجز استشارة مجانية. ستُعقد كما يلي.',
      moved: 'نُقل موعد استشارتك المجانية، وستُعقد الآن كما يلي.',
      cancelled: 'لن تُعقد استشارتك المجانية. يمكنك حجز غيرها متى شئت.',
    },
    call: 'يتصل بك أحد وكلائنا على رقم الهاتف الذي أعطيته لنا.',
    button: 'نقل الموعد أو إلغاؤه',
    closing: 'يعمل الرابط حتى تبدأ الاستشارة، فاحتفظ بهذه الرسالة ولا ترسلها إلى غيرك.',
    footer: 'وصلتك هذه الرسالة لأن أحدًا حجز استشارة مجانية بهذا العنوان.',
  },
}

/** Name of a consultation in a calendar. */
export const consultationTitle = (language: Language): string => words[language].title

const inLanguage =
  (language: Language) =>
  ({ news, start, minutes, zone, path, calendar }: Values): LetterContent => {
    const { subject, first, call, button, closing, footer } = words[language]
    const isOff = news === 'cancelled'
    const when = `${dateTimeText(start, { language, settings: null, timeZone: zone })} (${zone})`
    return {
      subject: `${subject[news]} · Corridor`,
      preheader: first[news],
      paragraphs: [first[news], when, ...(isOff ? [] : [minutesText(language, minutes), call])],
      ...(!isOff && { button: { label: button, path }, closing: [closing] }),
      footer,
      calendar,
    }
  }

/** Tells a visitor of the free consultation that they booked. */
export const consultationLetter = declareLetter<Values>('consultation', {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  zh: inLanguage('zh'),
  ar: inLanguage('ar'),
})
