import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const plain = /\/(packages\/contract\/src\/gathered\/|apps\/web\/src\/shell\/area\/gathered-)[\w-]+\.ts$/
const addresses = /\/apps\/web\/src\/noun-paths\.ts$/

/** What each gathered file came to, for whoever looks for texts in it. */
export const gatheredCode = new Map<string, string>()

/**
 * Gives the browser what is gathered from all nouns as plain data, so that a page which asks for one part of it carries neither the
 * others nor the shapes beside them.
 */
export function gathered(): Plugin {
  return {
    name: 'gathered',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (addresses.test(file)) return toAddresses(file)
      if (!plain.test(file)) return null
      const values: Record<string, unknown> = await import(file)
      const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      gatheredCode.set(file, code.join('\n'))
      return code.join('\n')
    },
  }
}

// Addresses are functions, and no data: each noun's own file of them is named instead of the list of all that nouns declare.
function toAddresses(file: string): string {
  const list = readFileSync(join(dirname(file), 'pages.ts'), 'utf8')
  const folders = [...list.matchAll(/^export \* as \w+ from '(.*)\/pages\.ts'$/gm)].map(([, folder = '']) => folder)
  const imports = folders.map((folder, at) => `import { paths as own${at} } from '${folder}/paths.ts'`)
  return `${imports.join('\n')}\nexport const nounPaths = [${folders.map((_, at) => `own${at}`).join()}]`
}
