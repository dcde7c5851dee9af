import type { NotificationKind } from '@corridor/contract/told/notification/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { declareLetter, type LetterContent } from '../platform/mail/letter.ts'
import { notificationSentence } from './notification-sentences.ts'

interface Values {
  kind: NotificationKind
  params: object
  /** Page in the product that it is about. */
  path: string
}

interface Words {
  subject: string
  open: string
  footer: string
}

const words: Record<Language, Words> = {
  en: {
    subject: 'News on Corridor',
    open: 'Open it in Corridor',
    footer:
      'You get this letter because you chose to hear of this by mail. In Corridor, under Notifications, you can choose otherwise.',
  },
  fr: {
    subject: 'Du nouveau sur Corridor',
    open: 'Ouvrir dans Corridor',
    footer:
      'Vous recevez ce message parce que vous avez choisi d’être prévenu par e-mail. Vous pouvez changer cela dans Corridor, sous Notifications.',
  },
  zh: {
    subject: 'Corridor 上有新消息',
    open: '在 Corridor 中打开',
    footer: '您收到此邮件，是因为您选择了通过邮件接收此类通知。您可以在 Corridor 的“通知”中更改。',
  },
  ar: {
    subject: 'جديد على Corridor',
    open: 'فتح في Corridor',
    footer: 'وصلتك هذه الرسالة لأنك اخترت معرفة ذلك بالبريد. يمكنك تغيير ذلك في Corridor ضمن الإشعارات.',
  },
}

const inLanguage =
  (language: Language) =>
  ({ kind, params, path }: Values): LetterContent => {
    const { subject, open, footer } = words[language]
    const sentence = notificationSentence(language, kind, params as Record<string, string>)
    return { subject, preheader: sentence, paragraphs: [sentence], button: { label: open, path }, footer }
  }

/** One notification, to somebody who wants its kind by mail. */
export const notificationLetter = declareLetter<Values>('notification', {
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  zh: inLanguage('zh'),
  ar: inLanguage('ar'),
})
