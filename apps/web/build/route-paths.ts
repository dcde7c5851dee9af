import type { Plugin } from 'vite'

const own = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/g
const twice = /\bid: (["'])([^"']*)\1,(\s*)path: \1\2\1/g

/**
 * Says the path of each route once, in the tree of routes, which every page loads. The generated tree has it as the route's id too, which it is
 * without being said, and the route's own file for types alone. Two hundred of them are 2 KB.
 */
export function routePaths(): Plugin {
  return {
    name: 'route-paths',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('/route-tree.gen.ts')) return { code: code.replace(twice, 'path: $1$2$1'), map: null }
      if (code.includes('createFileRoute')) return { code: code.replace(own, 'createFileRoute()'), map: null }
      return undefined
    },
  }
}
