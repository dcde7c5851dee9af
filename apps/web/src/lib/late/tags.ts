const key = (tag: string) => tag.toLowerCase()

/** The tags with those of a typed text, which commas divide: none twice, whatever its case, and none too many. */
export function withTags(tags: readonly string[], typed: string, max: number): string[] {
  const known = new Map(tags.map((tag) => [key(tag), tag]))
  for (const tag of typed.split(',').map((part) => part.trim())) {
    if (tag !== '' && !known.has(key(tag)) && known.size < max) known.set(key(tag), tag)
  }
  return [...known.values()]
}
