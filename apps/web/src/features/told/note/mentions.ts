/** How a mention stands in a note. */
export const mentionName = (name: string) => `@${name}`

// An at sign at the start of a word, and what was typed of a name after it.
const beginning = /(?:^|[\s(])@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u

/** The name that is being typed before the caret, and where its at sign stands; undefined if none is. */
export function typedMention(note: string, caret: number): { at: number; name: string } | undefined {
  const name = beginning.exec(note.slice(0, caret))?.[1]
  return name === undefined ? undefined : { at: caret - name.length - 1, name }
}

/** The note with a person mentioned in place of what was typed, and where the caret goes on. */
export function withMention(note: string, from: number, caret: number, name: string): { note: string; caret: number } {
  const start = `${note.slice(0, from)}${mentionName(name)} `
  return { note: start + note.slice(caret).replace(/^ /, ''), caret: start.length }
}

const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A note cut into what is a mention, by these, and what is not; each with its place. */
export function splitMentions(note: string, mentions: readonly string[]) {
  // A longer name before one that it begins with.
  const longestFirst = [...mentions].sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return [{ at: 0, part: note, isMention: false }]
  const any = new RegExp(`(${longestFirst.map(literal).join('|')})`)
  let at = 0
  return note.split(any).map((part, place) => {
    const piece = { at, part, isMention: place % 2 === 1 }
    at += part.length
    return piece
  })
}
