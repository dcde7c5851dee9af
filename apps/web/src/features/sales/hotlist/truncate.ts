/** The first characters of a text and an ellipsis, or the text itself where it fits. Counts characters as people see them. */
export function truncate(text: string, charsMax: number): string {
  const characters = [...text]
  return characters.length <= charsMax ? text : `${characters.slice(0, charsMax).join('').trimEnd()}…`
}
