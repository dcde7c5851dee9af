import { cut, type ResumeLine, type Span } from '../text/lines.ts'

const label =
  /\b(?:visa(?: status| type)?|work (?:authorization|authorisation|permit|status)|immigration status|citizenship(?: status)?|employment authorization|status)\s*[:–-]\s*(?=\S)/i
const statements = [
  /\b(?:u\.?s\.?a?\.?|united states|american|canadian|british|uk|eu|european|australian|german|french|indian)\s+citizen(?:ship)?\b/i,
  /\b(?:green card(?: holder)?|permanent resident|lawful permanent resident|gc[ -]ead|gc holder)\b/i,
  /\b(?:h-?1b?|h-?4 ?ead|l-?1[ab]?|l-?2 ?(?:ead|s)?|f-?1(?: opt| cpt)?|stem opt|opt ead|tn|e-?3|o-?1|j-?1)(?:\s+visa(?: holder)?)?\b(?=\s*(?:$|[,.;|()]|visa|status|holder|transfer|sponsor))/i,
  /\b(?:authori[sz]ed|eligible) to work in (?:the )?[A-Z][\w ]{1,30}(?:without (?:visa )?sponsorship)?/i,
  /\b(?:no|without|do not require|does not require|not require) (?:visa )?sponsorship\b/i,
  /\b(?:right to work in|work permit for|valid work permit in) (?:the )?[A-Z][\w ]{1,20}/,
]

/** Finds the words of a person about the permission to work, as they are written. Only what stands there counts. */
export function findAuthorization(lines: readonly ResumeLine[]): Span | undefined {
  for (const line of lines) {
    const lead = label.exec(line.text)
    if (lead && /visa|author|permit|immigration|citizen/i.test(lead[0])) {
      const rest = cut(line, lead.index + lead[0].length)
      const end = /[|;•·\t]|\s{2,}/.exec(rest.text)?.index ?? rest.text.length
      const value = cut(rest, 0, end)
      if (value.text !== '' && value.text.length < 80) return value
    }
  }
  for (const line of lines) {
    for (const statement of statements) {
      const match = statement.exec(line.text)
      if (match) return cut(line, match.index, match.index + match[0].length, /[\s,;:|.]/)
    }
  }
}
