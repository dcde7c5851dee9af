import { allWords, choice, languages } from '../languages/all.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'

const names = languages.map(({ code }) => new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }))
const codes = `af ak am ar as az be bg bn bo br bs ca cs cy da de el en eo es et eu fa fi fil fr ga gd gl gu ha haw he hi hr ht hu hy id
  ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no or pa pl ps pt ro ru rw sa sd si sk sl
  sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt ug uk ur uz vi wo xh yi yo yue zh zu mwr bho mai kok doi sat ckb gsw hil ceb ilo pap tpi fur sc nap scn rom`
const otherNames = `mandarin cantonese farsi castilian flemish valencian tagalog hebrew gujarati punjabi arabic inglés español francés alemán
  portugués italiano anglais espagnol français allemand deutsch englisch französisch spanisch inglese francese tedesco inglês espanhol
  engels duits frans català euskera galego asl norwegian 英文 中文 日文 韓文 韩文 法文 德文 國語 国语 普通话 普通話 台語 闽南语 粤语 粵語
  汉语 漢語 英语 英語 عربي انجليزي الانجليزية إنجليزي فرنسي انگلیسی عربی castellano valenciano`
const known = new Set([
  ...codes.split(/\s+/).flatMap((code) => names.flatMap((name) => name.of(code)?.toLowerCase() ?? [])),
  ...otherNames.split(/\s+/),
])

/** A language that a person speaks, and how well, as it is written. */
export interface Speech {
  language: Span
  level?: Span
}

const levelNames = choice([
  ...allWords((language) => language.levels),
  ...'native speaker|full professional|limited working|working proficiency|upper intermediate|strong|mother tongue|nativo|moedertaal'.split(
    '|',
  ),
])
const levelPattern = new RegExp(`(?<![\\p{L}])(?:${levelNames}|[abc][12])(?![\\p{Ll}])[^,;|•·\\n]*`, 'iu')
const wholeLevel = new RegExp(`^(?:(?:${levelNames}|proficiency|working)(?:\\s+|$))+$`, 'iu')
const namePattern = new RegExp(
  `^([\\p{L}][\\p{L}\\p{M} ]*?)(?=\\s*(?:[(:–—-]|$)|\\s+(?:${levelNames}|professional|[abc][12])(?![\\p{L}]))`,
  'iu',
)

const isLanguage = (text: string) =>
  known.has(
    text
      .toLowerCase()
      .replace(/\s*\(.*$/, '')
      .trim(),
  )

/** True if a line names languages that people speak. */
export const tellsLanguages = (text: string) => text.split(/[^\p{L}]+/u).some((word) => known.has(word.toLowerCase()))

/** True for a language that people speak, a level of one, or both: 'English native'. */
export function isSpeech(text: string): boolean {
  const [, name = ''] = namePattern.exec(text) ?? []
  return isLanguage(name) || wholeLevel.test(text)
}

/** The languages of a section, each with its level if one stands beside it or on the next line. */
export function readLanguages(lines: readonly ResumeLine[]): Speech[] {
  const found: Speech[] = []
  for (const line of lines) {
    const items = splitSpan(line, /\s*[,;|•·●\t]\s*(?![^(]*\))|\s+and\s+/u)
    for (const item of items) {
      const [, name = ''] = namePattern.exec(item.text) ?? []
      const last = found.at(-1)
      if (isLanguage(name)) {
        const rest = cut(item, name.length, undefined, /[\s,;:()|•·–—-]/u)
        found.push({ language: cut(item, 0, name.length), ...(rest.text !== '' && { level: rest }) })
      } else if (last && !last.level && levelPattern.test(item.text)) last.level = item
    }
  }
  return found
}
