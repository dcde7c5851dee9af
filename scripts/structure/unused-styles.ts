import { dirname, join } from 'node:path'

/** Files of the web app by their paths from the root, with what they say. */
export type Sources = ReadonlyMap<string, string>

const drawnByLibraries = /^(mantine|tabler-icon)-/
const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** The classes of style sheets that no page draws, each with its file: of a module by who imports it, else by any text of the sources. */
export function judgeStyles(sources: Sources): string[] {
  const used = usedOfModules(sources)
  const code = [...sources].filter(([file]) => !file.endsWith('.css')).map(([, source]) => source)
  const words = new Set(code.flatMap((source) => source.match(/[\w-]+/g) ?? []))
  // A name that begins in the source, and ends with a value.
  const begun = code.flatMap((source) => source.match(/[\w-]+-(?=\$\{)/g) ?? [])
  return [...sources]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, source]) => {
      const isDrawn = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start))
      const isTaken = (name: string) => used.get(file)?.has(name) ?? false
      return classesOf(source)
        .filter((name) => !(file.endsWith('.module.css') ? isTaken : isDrawn)(name))
        .map((name) => `${file}: no page draws .${name} — remove its rules`)
    })
}

function classesOf(source: string): string[] {
  const selectors = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, '')
    .replace(/:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
  const names = (selectors ?? [])
    .filter((selector) => !selector.trim().startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
  return [...new Set(names)].filter((name) => !drawnByLibraries.test(name))
}

/** The classes that each module's importers name. A name that is not written out counts for nothing: write it out. */
function usedOfModules(sources: Sources): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    for (const [, local = '', path = ''] of source.matchAll(imported)) {
      const module = join(dirname(file), path)
      const names = [...source.matchAll(new RegExp(`\\b${local}\\.(\\w+)|\\b${local}\\['([\\w-]+)'\\]`, 'g'))]
      const taken = names.map(([, dotted, quoted]) => dotted ?? quoted ?? '')
      used.set(module, new Set([...(used.get(module) ?? []), ...taken]))
    }
  }
  return used
}
