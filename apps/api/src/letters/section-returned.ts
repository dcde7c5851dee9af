import type { CompanySection } from '@corridor/contract/field/company-sections'
import { declareLetter } from '../platform/mail/letter.ts'
import { quoted } from '../platform/mail/letter-words.ts'
import { sectionNames } from './section-names.ts'

interface Values {
  company: string
  section: CompanySection
  /** Reason, in the administrator's words. */
  reason: string
  /** Page of the company's sections. */
  path: string
}

/** A section of the company's data was given back: what the owners do about it, and why. */
export const sectionReturned = declareLetter<Values>('section-returned', {
  en: ({ company, section, reason, path }) => ({
    subject: `${sectionNames.en[section]}: please look at this again on Corridor`,
    preheader: `${quoted(company)}: a part of your data was returned.`,
    paragraphs: [
      `We could not verify the section “${sectionNames.en[section]}” of ${quoted(company)}. The reason:`,
      lines(reason),
      'Please correct it; it is then looked at again by itself.',
    ],
    button: { label: 'Open your dashboard', path },
    footer: 'You get this letter because you own this company on Corridor.',
  }),
  fr: ({ company, section, reason, path }) => ({
    subject: `${sectionNames.fr[section]} : merci de vérifier sur Corridor`,
    preheader: `${quoted(company)} : une partie de vos données vous est renvoyée.`,
    paragraphs: [
      `Nous n’avons pas pu vérifier la section « ${sectionNames.fr[section]} » de ${quoted(company)}. Le motif :`,
      lines(reason),
      'Merci de la corriger ; elle sera alors examinée de nouveau.',
    ],
    button: { label: 'Ouvrir le tableau de bord', path },
    footer: 'Vous recevez ce message parce que cette entreprise vous appartient sur Corridor.',
  }),
  zh: ({ company, section, reason, path }) => ({
    subject: `${sectionNames.zh[section]}：请在 Corridor 上再次检查`,
    preheader: `${quoted(company)}：您的部分资料被退回。`,
    paragraphs: [
      `我们无法核实 ${quoted(company)} 的“${sectionNames.zh[section]}”部分。原因：`,
      lines(reason),
      '请更正，更正后将自动重新审核。',
    ],
    button: { label: '打开控制面板', path },
    footer: '您收到此邮件，是因为您是该公司在 Corridor 上的所有者。',
  }),
  ar: ({ company, section, reason, path }) => ({
    subject: `${sectionNames.ar[section]}: يُرجى المراجعة على Corridor`,
    preheader: `${quoted(company)}: أُعيد إليك جزء من بياناتك.`,
    paragraphs: [
      `لم نتمكن من التحقق من قسم «${sectionNames.ar[section]}» لشركة ${quoted(company)}. السبب:`,
      lines(reason),
      'يُرجى تصحيحه، وسيُراجَع بعد ذلك من جديد.',
    ],
    button: { label: 'فتح لوحة التحكم', path },
    footer: 'وصلتك هذه الرسالة لأنك مالك هذه الشركة على Corridor.',
  }),
})

// A reason may be longer than what a sentence quotes: it stands in pieces of that length.
const pieceChars = 100
const lines = (reason: string) =>
  (reason.match(new RegExp(`.{1,${pieceChars}}(?:\\s|$)|.{1,${pieceChars}}`, 'gsu')) ?? []).map(quoted).join(' ')
