const emails = /[\p{L}\p{N}._%+-]+\s?(?:@|＠|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.])(?:[\w-]+\.)*(?:linkedin|github|gitlab|facebook|wa|t)\.(?:com|me)\S*/giu
const numbers = /(?<![\p{L}\p{Nd}])(?:\+|\()?\p{Nd}[\p{Nd}\s().\-\u2010-\u2014/]{5,}\p{Nd}/gu
const period = /^(?:\d{1,2}[/.-])?(?:19|20)\d\d(?:[\s/.\-\u2010-\u2014]+(?:\d{1,2}[/.-])?(?:19|20)\d\d)*$/
const day = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})$/

/** A text without the addresses, phones and links that stand in it: whoever reads it speaks with the company. Years and days stay. */
export const withoutContacts = (text: string): string =>
  text
    .replace(emails, '…')
    .replace(links, '…')
    .replace(numbers, (number) => {
      const plain = [...number].map((sign) => (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign)).join('')
      const count = plain.replace(/\D/g, '').length
      return count < 7 || period.test(plain) || day.test(plain) ? number : '…'
    })

/** The digits of a script follow each other, and begin with its zero. */
function digitOf(sign: string): number {
  let code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1
    value += 1
  }
  return value
}

const word = /[\p{L}\p{M}\p{N}]+/gu

/** A text without somebody's names, each of which becomes its first letter. */
export function withoutNames(text: string, names: readonly string[]): string {
  const parts = names.flatMap((name) => name.match(word) ?? []).filter((part) => [...part].length > 1)
  const known = new Set(parts.map((part) => part.toLowerCase()))
  const initialOf = (part: string) => `${[...part][0]?.toUpperCase() ?? ''}.`
  // Chinese sets no spaces between words.
  const unspaced = parts.filter((part) => /\p{Script=Han}/u.test(part))
  return unspaced
    .reduce((left, part) => left.replaceAll(part, initialOf(part)), text)
    .replace(word, (part) => (known.has(part.toLowerCase()) ? initialOf(part) : part))
}
