/** A mail's text, what its sender wrote now apart from what stands there from before. */
export interface Parted {
  own: string
  quoted: string
}

const lineMax = 400

// "On Mon, Nov 23, 2026 at 9:20 AM Dana wrote:", and the same in other languages; it may go over two lines.
const introductions = [
  /^on\b.{5,300}\bwrote\s*:$/i,
  /^le\b.{5,300}\ba écrit\s*:$/iu,
  /^el\b.{5,300}\bescribi(?:ó|o)\s*:$/iu,
  /^am\b.{5,300}\bschrieb\b.{0,200}:$/i,
  /^il (?:giorno )?\b.{5,300}\bha scritto\s*:$/i,
  /^em\b.{5,300}\bescreveu\s*:$/i,
]
const separators =
  /^[-_\s]{0,20}(?:original message|message d['’]origine|mensaje original|ursprüngliche nachricht|mensagem original)[-_\s]{0,20}$/iu
const rule = /^_{20,}$/
const fromLine = /^\*?(?:from|de|von|da)\s?:\*?\s?\S/i
const sentLine = /^\*?(?:sent|date|envoyé|enviado|gesendet|datum|fecha|inviato)(?: (?:el|le|am))?\s?:\*?\s?\S/iu
const linesOfHead = 4

const isQuoted = (line: string) => line.startsWith('>')

/** Parts a text where it quotes. Forwarded text is meant by its sender, and stays. */
export function partQuoted(text: string): Parted {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const begins = lines.findIndex((_, at) => isIntroduction(lines, at) || isHead(lines, at))
  if (begins >= 0 && isHead(lines, begins)) return toParted(lines.slice(0, begins), lines.slice(begins))
  const own: string[] = []
  const quoted: string[] = []
  let isAfter = false
  // A program that marks no line quotes all that follows its introduction.
  const marksLines = begins >= 0 && lines.slice(begins).some(isQuoted)
  for (const [at, line] of lines.entries()) {
    if (at === begins) isAfter = true
    const isIntro = isAfter && at - begins <= 1 && isIntroLine(lines, begins, at)
    if (isQuoted(line) || isIntro || (isAfter && !marksLines)) quoted.push(line)
    else own.push(line)
  }
  return toParted(own, quoted)
}

const isIntroduction = (lines: readonly string[], at: number) => introLength(lines, at) > 0

function introLength(lines: readonly string[], at: number): 0 | 1 | 2 {
  const line = cut(lines[at])
  if (!/^(?:on|le|el|am|il|em)\b/i.test(line)) return 0
  if (introductions.some((one) => one.test(line))) return 1
  const both = `${line} ${cut(lines[at + 1])}`
  return introductions.some((one) => one.test(both)) ? 2 : 0
}

const isIntroLine = (lines: readonly string[], begins: number, at: number) => at - begins < introLength(lines, begins)

function isHead(lines: readonly string[], at: number): boolean {
  const line = cut(lines[at])
  if (separators.test(line)) return true
  const first = rule.test(line) ? at + 1 : at
  return (
    fromLine.test(cut(lines[first])) &&
    lines.slice(first + 1, first + linesOfHead).some((next) => sentLine.test(cut(next)))
  )
}

const cut = (line: string | undefined) => (line ?? '').slice(0, lineMax).trim()

const toParted = (own: readonly string[], quoted: readonly string[]): Parted => ({
  own: own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
  quoted: quoted.join('\n').trim(),
})
