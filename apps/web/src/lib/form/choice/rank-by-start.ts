/** Each text once; those that begin with the term first, the order kept otherwise. */
export function rankByStart(texts: readonly string[], term: string): string[] {
  const begins = (text: string) => text.toLocaleLowerCase().startsWith(term.toLocaleLowerCase())
  const once = [...new Set(texts)]
  return [...once.filter(begins), ...once.filter((text) => !begins(text))]
}
