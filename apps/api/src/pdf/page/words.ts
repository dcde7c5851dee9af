import type { Language } from '@corridor/contract/wire/language'

const pageOf: Record<Language, string> = {
  en: 'Page {n} of {total}',
  fr: 'Page {n} sur {total}',
  zh: '第 {n} 页，共 {total} 页',
  ar: 'صفحة {n} من {total}',
}

export const pageNumber = (language: Language, n: number, total: number): string =>
  pageOf[language].replace('{n}', String(n)).replace('{total}', String(total))
