import { bans } from './bans.ts'
import { importsOf } from './imports.ts'
import type { Room } from './room.ts'
import { areas, nounsMax, rooms } from './rooms.ts'

const noun = `(?:${areas.join('|')})/[^/]+`

/** The faults of one file, each with where the line belongs; `file` is its path from the root. */
export function judgeFile(file: string, source: string): string[] {
  const room = rooms.find(({ files }) => files.some((pattern) => fits(file, pattern)))
  if (!room) return [`${file}: stands in no room — put it where ARCHITECTURE.md has a place for its role`]
  return [...judgeImports(file, source, room), ...judgeBans(file, source)]
}

/** The areas that hold more than a new person can keep in the head; `files` are the paths of one workspace's features. */
export function judgeAreas(files: readonly string[]): string[] {
  const held = new Map<string, Set<string>>()
  for (const file of files) {
    const [, workspace, area, name] = file.match(/^(apps\/\w+)\/src\/features\/([^/]+)\/([^/]+)\//) ?? []
    if (area && name) held.set(`${workspace}: ${area}`, (held.get(`${workspace}: ${area}`) ?? new Set()).add(name))
  }
  return [...held]
    .filter(([, names]) => names.size > nounsMax)
    .map(([area, names]) => `${area} holds ${names.size} nouns — more than ${nounsMax} want an area of their own`)
}

function judgeImports(file: string, source: string, room: Room): string[] {
  const own = file.match(new RegExp(`^apps/\\w+/src/features/${noun}/`))?.[0]
  const mayReach = room.mayReach.flatMap((pattern) => (pattern !== '{own}' ? [pattern] : own ? [own] : []))
  return importsOf(file, source)
    .map(({ target }) => target)
    .filter((target) => !mayReach.some((pattern) => fits(target, pattern)))
    .map((target) => `${file}: ${room.name} may not import ${target} — ${room.advice}`)
}

function judgeBans(file: string, source: string): string[] {
  const asked = bans.filter(({ within, except }) => within.test(file) && !except.test(file))
  return source
    .split('\n')
    .map((line) => line.replace(/\/\/.*|^\s*\*.*/, ''))
    .flatMap((line, at) =>
      asked
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what, advice }) => `${file}:${at + 1}: ${what} — ${advice}`),
    )
}

// `x/!a|b` is a file of the folder x whose name is neither a nor b.
function fits(path: string, pattern: string): boolean {
  const [folder = '', others] = pattern.split('!')
  const text = folder.replace(/[.+]/g, '\\$&').replace('{noun}', noun).replaceAll('*', '[^/]*')
  if (others === undefined) return new RegExp(`^${text}${pattern.endsWith('/') ? '' : '$'}`).test(path)
  const names = others.replaceAll('*', '[^/]*')
  return new RegExp(`^${text}(?!(?:${names})\\.ts$)[^/]+$`).test(path)
}
