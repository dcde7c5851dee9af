import type { NotificationKind } from '@corridor/contract/told/notification/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { declareLetter, type LetterContent } from '../platform/mail/letter.ts'
import { notificationSentence } from './notification-sentences.ts'

interface Values {
  /** Newest first. */
  news: readonly { kind: NotificationKind; params: Record<string, string> }[]
  /** Page of all of them. */
  path: string
  unsubscribePath: string
}

/** Notifications of one kind that are told; the rest is a number. */
const toldOfKindMax = 3

interface Words {
  subject: string
  intro: string
  more: string
  open: string
  footer: string
  unsubscribe: string
}

const words: Record<Language, Words> = {
  en: {
    subject: 'Your day on Corridor',
    intro: 'Since your last email:',
    more: '… and {n} more of this kind',
    open: 'See all notifications',
    footer:
      'You get this email once a day, only when there is something new. You can choose what it includes in Corridor.',
    unsubscribe: 'Stop the daily email',
  },
  fr: {
    subject: 'Votre journée sur Corridor',
    intro: 'Depuis le dernier message :',
    more: '… et {n} de plus du même genre',
    open: 'Voir toutes les notifications',
    footer:
      'Vous recevez ce message une fois par jour, et aucun un jour sans nouvelles. Dans Corridor, vous choisissez ce qui y figure.',
    unsubscribe: 'Ne plus recevoir le message quotidien',
  },
  zh: {
    subject: 'Corridor 每日摘要',
    intro: '自上一封邮件以来：',
    more: '……以及另外 {n} 条同类通知',
    open: '查看全部通知',
    footer: '此邮件每天最多发送一次，没有新消息时不发送。您可以在 Corridor 中选择其内容。',
    unsubscribe: '停止每日邮件',
  },
  ar: {
    subject: 'يومك على Corridor',
    intro: 'منذ الرسالة الأخيرة:',
    more: '… و{n} أخرى من النوع نفسه',
    open: 'عرض جميع الإشعارات',
    footer: 'تصلك هذه الرسالة مرة في اليوم، ولا تصلك في يوم بلا جديد. تختار محتواها في Corridor.',
    unsubscribe: 'إيقاف الرسالة اليومية',
  },
}

const inLanguage =
  (language: Language) =>
  ({ news, path, unsubscribePath }: Values): LetterContent => {
    const { subject, intro, more, open, footer, unsubscribe } = words[language]
    const lines = [...Map.groupBy(news, ({ kind }) => kind).values()].flatMap((ofKind) => {
      const told = ofKind.slice(0, toldOfKindMax)
      const left = ofKind.length - told.length
      return [
        ...told.map(({ kind, params }) => notificationSentence(language, kind, params)),
        ...(left > 0 ? [more.replace('{n}', String(left))] : []),
      ]
    })
    return {
      subject,
      preheader: lines[0] ?? '',
      paragraphs: [intro, ...lines],
      button: { label: open, path },
      footer,
      unsubscribe: { label: unsubscribe, path: unsubscribePath },
    }
  }

/** Tells a person of the notifications since the last morning, folded by kind. */
export const notificationDigest = declareLetter<Values>('notification-digest', {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  zh: inLanguage('zh'),
  ar: inLanguage('ar'),
})
