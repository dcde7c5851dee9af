import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import type { Language } from '@corridor/contract/wire/language'

/** Reason why somebody gets a mail of a campaign, as its foot says it. */
export const whyWords: Record<Language, Record<MailTopic, (company: string) => string>> = {
  en: {
    hotlists: (company) => `${company} sends you the people it has available.`,
    requirements: (company) => `${company} sends you the people it is looking for.`,
    news: (company) => `${company} writes to you as a business contact.`,
  },
  fr: {
    hotlists: (company) => `${company} vous envoie les profils dont il dispose.`,
    requirements: (company) => `${company} vous envoie les profils qu’il recherche.`,
    news: (company) => `${company} vous écrit en tant que contact professionnel.`,
  },
  zh: {
    hotlists: (company) => `${company} 向您发送其可用人选。`,
    requirements: (company) => `${company} 向您发送其招聘需求。`,
    news: (company) => `${company} 作为业务联系人写信给您。`,
  },
  ar: {
    hotlists: (company) => `ترسل إليك ${company} قائمة بالمرشحين المتاحين لديها.`,
    requirements: (company) => `ترسل إليك ${company} ما تبحث عنه من كفاءات.`,
    news: (company) => `تراسلك ${company} بصفتك جهة عمل تتواصل معها.`,
  },
}
