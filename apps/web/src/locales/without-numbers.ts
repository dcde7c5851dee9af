/** The key of a message whose numbers are parameters, and what they are: `page {n} of {n2}`, `{ n: '50', n2: '60' }`. */
export function withoutNumbers(message: string): { key: string; values: Record<string, string> } {
  const values: Record<string, string> = {}
  const key = message.replace(/\d+/g, (number) => {
    const at = Object.keys(values).length + 1
    const name = at === 1 ? 'n' : `n${at}`
    values[name] = number
    return `{${name}}`
  })
  return { key, values }
}
