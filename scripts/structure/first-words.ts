/** First words that put a relative clause, or a question, in the place of the noun. */
const riddles = /^[('"`‘“]*(What|Who|Where|Of)\b/

const sentenceEnd = /(?<=[.!?…][)'"`’”]*)\s+(?=[('"`‘“]*[A-Z])/
/** Comment behind code: no `//` within quotation marks begins one. */
const behindCode = /^(?:[^'"`/]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/(?![/*]))*?\s\/\/\s(.*)$/

interface Line {
  at: number
  text: string
}

/** The sentences of a file's comments that begin with such a word, each with its line; `file` is its path from the root. */
export function judgeFirstWords(file: string, source: string): string[] {
  return paragraphsIn(source)
    .flatMap(sentencesIn)
    .flatMap(({ at, text }) => {
      const word = riddles.exec(text)?.[1]
      return word
        ? [`${file}:${at}: a sentence begins with ${word} — name the thing: a noun of the glossary, or a verb`]
        : []
    })
}

/** The comments of a file, parted at empty lines and at the items of lists. */
function paragraphsIn(source: string): Line[][] {
  const paragraphs: Line[][] = []
  let isOpen = false
  let goesOn = false
  const add = (text: string, at: number) => {
    const last = paragraphs.at(-1)
    if (goesOn && last && !/^[-*•|]\s/.test(text)) last.push({ at, text })
    else paragraphs.push([{ at, text: text.replace(/^[-*•|]\s+/, '') }])
    goesOn = text !== ''
  }
  for (const [index, line] of source.split('\n').entries()) {
    const opens = !isOpen && /^\s*\{?\/\*/.test(line)
    if (opens || isOpen) {
      if (opens) goesOn = false
      isOpen = !line.includes('*/')
      add(
        line
          .replace(opens ? /^\s*\{?\/\*+/ : /^\s*\*(?!\/)/, '')
          .replace(/\*\/.*$/, '')
          .trim(),
        index + 1,
      )
      if (!isOpen) goesOn = false
    } else if (/^\s*\/\//.test(line)) add(line.replace(/^\s*\/\//, '').trim(), index + 1)
    else {
      goesOn = false
      const text = behindCode.exec(line)?.[1]
      if (text) add(text.trim(), index + 1)
      goesOn = false
    }
  }
  return paragraphs
}

/** The sentences of a paragraph, which may run over several lines, each with the line in which it begins. */
function sentencesIn(paragraph: readonly Line[]): Line[] {
  const sentences: Line[] = []
  let isEnded = true
  for (const { at, text } of paragraph)
    for (const [index, part] of text.split(sentenceEnd).entries()) {
      if (index > 0 || isEnded) sentences.push({ at, text: part })
      isEnded = /[.!?…][)'"`’”]*$/.test(part)
    }
  return sentences
}
