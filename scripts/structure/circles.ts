import type { Import } from './imports.ts'

const endings = ['', '.ts', '.tsx']

/** Each circle of files that import values of each other, as the paths along it. */
export function circlesOf(imports: ReadonlyMap<string, readonly Import[]>): string[][] {
  const next = new Map([...imports].map(([file, found]) => [file, valuesOf(found, imports)]))
  const circles: string[][] = []
  const told = new Set<string>()
  for (const file of next.keys()) {
    if (told.has(file)) continue
    const circle = wayBack(file, next)
    if (!circle) continue
    circles.push([...circle, file])
    for (const part of circle) told.add(part)
  }
  return circles
}

function valuesOf(found: readonly Import[], imports: ReadonlyMap<string, unknown>): string[] {
  return found
    .filter(({ isType }) => !isType)
    .flatMap(({ target }) => endings.map((ending) => target + ending).find((path) => imports.has(path)) ?? [])
}

// Shortest way from a file back to itself.
function wayBack(start: string, next: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of next.get(file) ?? []) {
      if (target === start) return pathTo(file, start, cameFrom)
      if (cameFrom.has(target)) continue
      cameFrom.set(target, file)
      queue.push(target)
    }
  }
  return undefined
}

function pathTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const path = [end]
  for (let at = end; at !== start; path.unshift(at)) at = cameFrom.get(at) ?? start
  return path
}
