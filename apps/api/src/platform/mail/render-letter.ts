import type { Language } from '@corridor/contract/wire/language'
import type { Letter, LetterContent } from './letter.ts'
import type { CalendarFile } from './letter-calendar.ts'
import { darkSheet, look } from './letter-look.ts'
import { isolatesToHtml, withoutNeedlessIsolates } from './letter-words.ts'

interface RenderedLetter {
  subject: string
  text: string
  html: string
  /** Page that ends the letter, for those that come again and again. */
  unsubscribeUrl: string | null
  calendar: CalendarFile | null
}

const linkHints: Record<Language, string> = {
  en: 'If the button does not work, open this address:',
  fr: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  zh: '如果按钮无法使用，请打开以下地址：',
  ar: 'إذا لم يعمل الزر، فافتح هذا العنوان:',
}

/** Draws a letter in a language, as plain text and as HTML. Every text is escaped; links lead to the product alone. */
export function renderLetter(letter: Letter, language: Language, publicUrl: string): RenderedLetter {
  const content = letter(language)
  const button = content.button && { ...content.button, url: toUrl(publicUrl, content.button.path) }
  const unsubscribe = content.unsubscribe && {
    ...content.unsubscribe,
    url: toUrl(publicUrl, content.unsubscribe.path),
  }
  const drawn = { ...content, language, publicUrl, button, unsubscribe }
  const unsubscribeUrl = unsubscribe?.url ?? null
  return {
    subject: withoutNeedlessIsolates(content.subject),
    text: toText(drawn),
    html: toHtml(drawn),
    unsubscribeUrl,
    calendar: content.calendar ?? null,
  }
}

interface Drawn extends Omit<LetterContent, 'button' | 'unsubscribe'> {
  language: Language
  publicUrl: string
  button: { label: string; url: string } | undefined
  unsubscribe: { label: string; url: string } | undefined
}

function toUrl(publicUrl: string, path: string): string {
  const url = new URL(publicUrl + path)
  if (!path.startsWith('/') || url.origin !== new URL(publicUrl).origin)
    throw new Error('A letter links to the product alone.')
  return url.href
}

function toText({ paragraphs, code, button, closing = [], footer, unsubscribe, publicUrl }: Drawn): string {
  const parts = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    `--\n${footer}${unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.url}` : ''}\nCorridor · ${publicUrl}`,
  ]
  return withoutNeedlessIsolates(`${parts.join('\n\n')}\n`)
}

function toHtml(drawn: Drawn) {
  const { subject, preheader, paragraphs, code, button, closing = [], footer, unsubscribe, language, publicUrl } = drawn
  const body = [
    `<h1 class="title" style="${look.title}">${toMarkup(subject)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code ? [`<div class="code" dir="ltr" style="${look.code}">${toMarkup(code)}</div>`] : []),
    ...(button ? [toButton(button.label, button.url)] : []),
    ...closing.map(paragraph),
    ...(button ? [toAddress(linkHints[language], button.url)] : []),
  ]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(withoutNeedlessIsolates(subject))}</title>
<style>${darkSheet}</style>
</head>
<body class="page" style="${look.page}">
<div style="${look.preheader}">${toMarkup(preheader)}</div>
${table(
  'width="100%" class="page"',
  `<tr><td align="center" style="${look.outer}">
${table(
  `width="100%" style="${look.inner}"`,
  `<tr><td class="brand" style="${look.brand}">Corridor</td></tr>
<tr><td class="card" style="${look.card}">
${body.join('\n')}
</td></tr>
<tr><td class="foot" style="${look.foot}">${toMarkup(footer)}${unsubscribe ? toFootLink(unsubscribe.label, unsubscribe.url) : ''}<br><span dir="ltr">Corridor · ${escaped(publicUrl)}</span></td></tr>`,
)}
</td></tr>`,
)}
</body>
</html>
`
}

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const paragraph = (text: string) => `<p class="text" style="${look.text}">${toMarkup(text)}</p>`

// A cell of its own colour: Outlook draws no padding around a link.
const toButton = (label: string, url: string) =>
  table(
    `style="${look.buttonFrame}"`,
    `<tr><td class="button" style="${look.button}"><a href="${escaped(url)}" style="${look.buttonLink}">${toMarkup(label)}</a></td></tr>`,
  )

const toAddress = (hint: string, url: string) =>
  `<p class="small" style="${look.small}">${toMarkup(hint)}<br><a class="link" dir="ltr" href="${escaped(url)}" style="${look.link}">${escaped(url)}</a></p>`

const toFootLink = (label: string, url: string) =>
  `<br><a class="link" href="${escaped(url)}" style="${look.footLink}">${toMarkup(label)}</a>`

const toMarkup = (text: string) => isolatesToHtml(escaped(text))

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
