type Values = Readonly<Record<string, unknown>>

/** Names what a form edits, and no value that its person types. */
const unTyped: readonly string[] = ['id', 'version']

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const changed = (of: Values, since: Values) =>
  Object.keys(of).filter((name) => !unTyped.includes(name) && !isSame(of[name], since[name]))

/** True if what was left is not what stands by now, nor what it began with: a record that was saved since has all of it. */
export const isLeftOver = ({ values, opened }: { values: Values; opened?: Values | undefined }, standing: Values) =>
  changed(values, { ...standing, ...opened }).some((name) => !isSame(values[name], standing[name]))

/** The draft that was left with the values typed meanwhile: of a field the later, of a list both. */
export function withTyped(left: Values, initial: Values, current: Values): Values {
  const typed = changed(current, initial)
  return { ...left, ...Object.fromEntries(typed.map((name) => [name, join(left[name], initial[name], current[name])])) }
}

function join(left: unknown, initial: unknown, typed: unknown): unknown {
  if (!Array.isArray(left) || !Array.isArray(typed) || isSame(left, initial)) return typed
  const known = [...left, ...(Array.isArray(initial) ? initial : [])].map(contentOf)
  const added = typed.filter((item) => !known.includes(contentOf(item)))
  const last = Math.max(0, ...left.map((item) => (isEntry(item) ? item.key : 0)))
  return [...left, ...added.map((item, at) => (isEntry(item) ? { ...item, key: last + at + 1 } : item))]
}

/** The entries of a list carry a key, by which a page tells them apart. */
const isEntry = (item: unknown): item is { key: number } => typeof item === 'object' && item !== null && 'key' in item

function contentOf(item: unknown): string {
  if (!isEntry(item)) return JSON.stringify(item)
  const { key, ...content } = item
  return JSON.stringify(content)
}
