import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Names in the door's document what the office begins with, so that the door can fetch it while somebody types a password. */
export function officeAhead(): Plugin {
  return {
    name: 'office-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        if (!filename.endsWith('door.html')) return []
        const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
        const files = filesOf(
          chunks,
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
        )
        const own = filesOf(
          chunks,
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/door.html')),
        )
        const ahead = [...files].filter((file) => !own.has(file)).map((file) => `/${file}`)
        return [{ tag: 'meta', attrs: { name: 'office', content: ahead.join(' ') }, injectTo: 'head' }]
      },
    },
  }
}

function filesOf(chunks: Chunk[], chunk: Chunk | undefined, found = new Set<string>()): Set<string> {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports)
    filesOf(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      found,
    )
  return found
}
