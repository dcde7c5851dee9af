import type { LookupKind } from '@corridor/contract/base/lookup/kinds'

export interface LookupValues {
  name: string
  aliases: string[]
  status: 'active' | 'inactive'
}

/** Input of a new entry. */
export interface LookupInput {
  name: string
  aliases?: string[] | undefined
  status?: LookupValues['status'] | undefined
}

/** Aliases as they are kept: each once, whatever its case, and none that is the name itself. */
export function ownAliases(name: string, aliases: readonly string[]): string[] {
  const seen = new Set([name.toLowerCase()])
  return aliases.filter((alias) => {
    const isNew = !seen.has(alias.toLowerCase())
    seen.add(alias.toLowerCase())
    return isNew
  })
}

/** Values of an entry that the audit keeps: aliases if the kind has them. */
export const toTrail = (kind: LookupKind, { name, aliases, status }: LookupValues) =>
  kind === 'skill' ? { name, aliases, status } : { name, status }
