import { cut, type Span, splitSpan } from '../text/lines.ts'
import { isRegion } from '../text/places.ts'

// Words of streets and quarters: whole, or joined to the name before them.
const streetWords =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|blvd|boulevard|bd|terrace|suite|apt|floor|calle|c\/|avenida|avda|paseo|plaza|carrera|ronda|urb|rue|all[ée]e|quai|place|impasse|chemin|route|rua|travessa|pra[çc]a|largo|alameda|rodovia|via|viale|corso|piazza|vicolo|ul|al|os|pl|mah|mahallesi|cad|caddesi|sok|sokak|blv|bulvarı|no|ул|улица|пр|пр-т|проспект|пер|переулок|шоссе|наб|бул|д|кв|شارع|حي|طريق|عمارة|خیابان|بلوار|کوچه|پلاک|میدان|ساختمان|רחוב|שדרות|שד|דרך|סמטת)(?!\p{L})|\p{L}{3}(?:straße|strasse|str|weg|platz|allee|gasse|ring|straat|laan|plein|gracht|kade|gatan|vägen|gränd|torget)\.?\s+\d/iu
const eastern =
  /(?:\p{sc=Han}{2,3}(?:省|県|都|府|道))?\p{sc=Han}{1,4}市|\p{sc=Hangul}{1,6}(?:특별시|광역시|시)(?!\p{sc=Hangul})/u
const streetCharsMax = 110

/** The city of an address in one line, which has a street: 'Rua Serpa Pinto 12, Évora', 'Псков, ул. Гоголя, 15'. */
export function cityOfAddress(line: Span): Span | undefined {
  if (line.text.length > streetCharsMax) return undefined
  const far = eastern.exec(line.text)
  if (far && /\d/.test(line.text)) return cut(line, far.index, far.index + far[0].length)
  if (!streetWords.test(line.text)) return undefined
  const behindNumber = /\d\s+(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)$/u.exec(line.text)
  const parts = splitSpan(line, /\s*[,،]\s*/u).map(withoutMarks)
  const city = parts.filter(({ text }) => isCity(text)).at(-1)
  return city ?? (behindNumber ? cut(line, line.text.length - (behindNumber[1]?.length ?? 0)) : undefined)
}

/** 'г. Псков' and 'Belo Horizonte - MG' as Псков and Belo Horizonte. */
function withoutMarks(part: Span): Span {
  const lead = /^(?:г\.|гор\.|город|м\.)\s*/u.exec(part.text)?.[0].length ?? 0
  const behind = /\s*(?:[-–/]\s*\p{Lu}{2}|\(\p{Lu}{2}\))$/u.exec(part.text)
  return cut(part, lead, behind?.index)
}

const isCity = (text: string) =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}\u200c.'’ -]{1,30}$/u.test(text) &&
  !streetWords.test(text) &&
  !isRegion(text) &&
  !/^(?:centro|center|centre)$/i.test(text)
