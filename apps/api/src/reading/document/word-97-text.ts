const [fieldBegin, fieldSeparator, fieldEnd] = ['\u0013', '\u0014', '\u0015']
const fieldMarks = new RegExp(`([${fieldBegin}-${fieldEnd}])`)
const hyphen = '\u001e'
const cellEnd = '\u0007'
const rowEnd = cellEnd + cellEnd
// biome-ignore lint/suspicious/noControlCharactersInRegex: Word marks pictures, notes and fields with control characters
const otherMarks = /[\x01-\x08\x0e-\x12\x16-\x1d\x1f]/g

/** Lines of a story, tables by their rows, and the targets of its links. */
export function readWord97Text(story: string): { lines: string[]; targets: string[] } {
  const { text, targets } = withoutInstructions(story)
  const rows = text.replaceAll(`\r${cellEnd}`, cellEnd).split(rowEnd)
  return {
    lines: rows
      .flatMap(toLines)
      .map(withoutMarks)
      .filter((line) => line.trim() !== ''),
    targets,
  }
}

/** A row of a plain table is one line; cells of several paragraphs are read one after the other. */
function toLines(row: string): string[] {
  const before = row.lastIndexOf('\r', row.indexOf(cellEnd))
  if (!row.includes(cellEnd)) return row.split(/[\r\v\f]/)
  const cells = row.slice(before + 1).split(cellEnd)
  const isPlain = cells.every((cell) => !/[\r\v]/.test(cell.trim()))
  return [
    ...row.slice(0, Math.max(0, before)).split(/[\r\v\f]/),
    ...(isPlain ? [cells.join('\t')] : cells.flatMap((cell) => cell.split(/[\r\v\f]/))),
  ]
}

/** Fields show their result; what they were asked stands before it. */
function withoutInstructions(story: string): { text: string; targets: string[] } {
  const targets: string[] = []
  const open: { instruction: string; separated: boolean }[] = []
  let text = ''
  for (const run of story.split(fieldMarks)) {
    const field = open.at(-1)
    if (run === fieldBegin) open.push({ instruction: '', separated: false })
    else if (run === fieldSeparator && field) field.separated = true
    else if (run === fieldEnd) {
      const target = /HYPERLINK\s+"([^"]*)"/i.exec(open.pop()?.instruction ?? '')?.[1]
      if (target) targets.push(target)
    } else if (field && !field.separated) field.instruction += run
    else if (open.every(({ separated }) => separated)) text += run
  }
  return { text, targets }
}

const withoutMarks = (line: string) => line.replaceAll(hyphen, '-').replace(otherMarks, '')
