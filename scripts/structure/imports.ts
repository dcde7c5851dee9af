import { dirname, join, relative } from 'node:path'

/** One import of a line. */
export interface Import {
  /** The path from the root, as the line names it. */
  target: string
  /** Whether it is gone when the code runs. */
  isType: boolean
}

const lines = /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^'"]*?)from\s+'([^']+)'|\bimport\('([^']+)'\)/g

/** Each import of a file out of the repository's own; packages are left out. */
export function importsOf(file: string, source: string): Import[] {
  return [...source.matchAll(lines)].flatMap(([, type, names = '', from, dynamic]) => {
    const target = toFile(file, from ?? dynamic ?? '')
    return target === undefined ? [] : [{ target, isType: Boolean(type) || onlyTypes(names) }]
  })
}

// `import { type A, type B }` leaves nothing behind either.
function onlyTypes(names: string): boolean {
  const inner = names.trim().match(/^\{([\s\S]*)\}$/)?.[1]
  const each = inner?.split(',').flatMap((name) => name.trim() || [])
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}

/** The path from the root that an import names; undefined for a package. */
function toFile(from: string, specifier: string): string | undefined {
  const contract = '@corridor/contract'
  if (specifier === contract) return 'packages/contract/src/index.ts'
  if (specifier.startsWith(`${contract}/`)) return `packages/contract/src/${specifier.slice(contract.length + 1)}.ts`
  return specifier.startsWith('.') ? relative('.', join(dirname(from), specifier)) : undefined
}
