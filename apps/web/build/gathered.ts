import type { Plugin } from 'vite'

const folder = /\/packages\/contract\/src\/gathered\/[\w-]+\.ts$/

/** What each gathered file came to, for whoever looks for texts in it. */
export const gatheredCode = new Map<string, string>()

/**
 * Gives the browser what the contract gathers from all nouns as plain data, so that a page which asks for one part of the facts carries
 * neither the others nor the shapes beside them.
 */
export function gathered(): Plugin {
  return {
    name: 'gathered',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!folder.test(file)) return null
      const values: Record<string, unknown> = await import(file)
      const code = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      gatheredCode.set(file, code.join('\n'))
      return code.join('\n')
    },
  }
}
