import type { Language } from '@corridor/contract/wire/language'

interface PreviewWords {
  why: (company: string) => string
  /** Stands where the unit's address will. */
  noAddress: string
}

/** Words in the foot of a mail that is only shown. */
export const previewWords: Record<Language, PreviewWords> = {
  en: {
    why: (company) => `You get this mail because you work with ${company}.`,
    noAddress: 'The postal address of the business unit stands here.',
  },
  fr: {
    why: (company) => `Vous recevez cet e-mail parce que vous travaillez avec ${company}.`,
    noAddress: 'L’adresse postale de l’unité figure ici.',
  },
  zh: {
    why: (company) => `您收到此邮件，是因为您与${company}有业务往来。`,
    noAddress: '此处显示业务部门的邮寄地址。',
  },
  ar: {
    why: (company) => `تصلك هذه الرسالة لأنك تتعامل مع ${company}.`,
    noAddress: 'يظهر هنا العنوان البريدي لوحدة العمل.',
  },
}
