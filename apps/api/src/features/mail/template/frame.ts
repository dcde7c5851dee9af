import type { Language } from '@corridor/contract/wire/language'
import { languageFacts } from '@corridor/contract/wire/language'
import { darkSheet, look } from '../../../platform/mail/letter-look.ts'
import { escaped } from './escaped.ts'

interface Footer {
  /** Address of the unit that sends; without it nothing is sent. */
  postalAddress: string
  unsubscribeUrl: string
  /** Page on which its reader chooses which other mails come. */
  choicesUrl?: string | undefined
  /** Reason why its reader gets it, in the language of the foot. */
  why: string
  /** Language of its reader; without it that of the mail. */
  language?: Language | undefined
}

interface Framed {
  subject: string
  html: string
  text: string
  language: Language
  footer: Footer
}

const words: Record<Language, { stop: string; choose: string }> = {
  en: { stop: 'Stop these mails', choose: 'Choose what you get' },
  fr: { stop: 'Ne plus recevoir ces e-mails', choose: 'Choisir ce que vous recevez' },
  zh: { stop: '不再接收此类邮件', choose: '选择接收的内容' },
  ar: { stop: 'إيقاف هذه الرسائل', choose: 'اختر ما يصلك' },
}

// Written by people in an editor: no element of it carries a class.
const bodySheet = `${darkSheet}
.mail p,.mail ul,.mail ol,.mail blockquote,.mail pre{margin:0 0 16px}
.mail h2,.mail h3,.mail h4{margin:24px 0 8px;line-height:1.4}
.mail h2{font-size:18px}.mail h3{font-size:16px}.mail h4{font-size:15px}
.mail blockquote{padding-inline-start:16px;border-inline-start:3px solid #c9d1d6}
.mail pre{white-space:pre-wrap}
.mail table{margin:0 0 16px}
.mail a{color:#0f667d}
.mail mark{background:#fdf0c8;color:#1b2329;border-radius:3px;padding:0 2px}
.wide{overflow-x:auto}
@media (prefers-color-scheme:dark){
.mail{color:#e6ebee!important}
.mail a{color:#76bccc}
.mail th,.mail td{border-color:#2e373e!important}
}`

const inner = look.inner.replace('560px', '600px')
const bodyStyle = look.text.replace('margin:0 0 16px', 'margin:0')

/** A mail as its reader's program gets it: a document with head and foot, and the plain text beside it. */
export function frameMail({ subject, html, text, language, footer }: Framed): { html: string; text: string } {
  const ofFoot = footer.language ?? language
  const { stop, choose } = words[ofFoot]
  const lines = footer.postalAddress.split('\n').filter((line) => line.trim() !== '')
  const links = [
    link(stop, footer.unsubscribeUrl),
    ...(footer.choicesUrl ? [link(choose, footer.choicesUrl)] : []),
  ].join(' &middot; ')
  const document = `<!doctype html>
<html lang="${language}" dir="${languageFacts[language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${bodySheet}</style>
</head>
<body class="page" style="${look.page}">
${table(
  'width="100%" class="page"',
  `<tr><td align="center" style="${look.outer}">
${table(
  `width="100%" style="${inner}"`,
  `<tr><td class="card" style="${look.card}"><div class="mail wide" dir="auto" style="${bodyStyle}">${html}</div></td></tr>
<tr><td class="foot" lang="${ofFoot}" dir="${languageFacts[ofFoot].dir}" style="${look.foot}">${escaped(footer.why)}<br><bdi>${lines.map(escaped).join(', ')}</bdi><br>${links}</td></tr>`,
)}
</td></tr>`,
)}
</body>
</html>
`
  const plain = [
    text,
    ['--', footer.why, lines.join(', '), `${stop}: ${footer.unsubscribeUrl}`]
      .concat(footer.choicesUrl ? [`${choose}: ${footer.choicesUrl}`] : [])
      .join('\n'),
  ]
  return { html: document, text: `${plain.join('\n\n')}\n` }
}

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const link = (label: string, url: string) =>
  `<a class="link" href="${escaped(url)}" style="${look.footLink}">${escaped(label)}</a>`
