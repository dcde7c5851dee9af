/** The dividers that a text of a list may hold itself, which `writeList` therefore puts into quotation marks. */
const dividers = /[;|,،；，、\n\r"]/
const listPattern = /"(?:[^"]|"")*"|\([^()]*\)|[^;|,،；，、\n\r"(]+|[("]/g

/**
 * The texts of a list that stands in one cell. What is in quotation marks or brackets is not divided: `AWS (EC2, S3); "R, S"` are two.
 * Empty ones are left out.
 */
export function readList(cell: string): string[] {
  const texts: string[] = []
  let open = ''
  let end = 0
  for (const { 0: part, index } of cell.matchAll(listPattern)) {
    if (index > end) {
      texts.push(open)
      open = ''
    }
    const isQuoted = part.length > 1 && part.startsWith('"') && open.trim() === ''
    open += isQuoted ? part.slice(1, -1).replaceAll('""', '"') : part
    end = index + part.length
  }
  return [...texts, open].map((text) => text.trim()).filter((text) => text !== '')
}

/** The same list as one cell that `readList` reads again. */
export const writeList = (texts: readonly string[]): string =>
  texts.map((text) => (dividers.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ')
