import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Part, Parts } from '../src/lib/places.ts'
import * as nouns from '../src/parts.ts'

const source = join(import.meta.dirname, '../src')
// As a page imports it, and as the browser and the module itself ask for it while developing.
const asked = /(?:^|\/src\/)virtual:place\/([a-z.]+?)(?:\.js)?$/
// Below the sources, so that the texts of a late part come with it (text-parts.ts).
const place = new RegExp(`^${source}/virtual:place/([a-z.]+)\\.js$`)

/** The parts of a place, in their order. */
export const partsOf = (wanted: string): Part[] =>
  Object.values<Parts>(nouns)
    .flatMap((parts) => Object.entries(parts))
    .filter(([one]) => one === wanted)
    .map(([, part]) => part)
    .toSorted((one, other) => one.at - other.at)

/** Draws in each place the parts that nouns of the floors above put there: whoever draws the place carries those alone. */
export function places(): Plugin {
  return {
    name: 'places',
    enforce: 'pre',
    resolveId(id) {
      const [, wanted] = id.match(asked) ?? []
      return wanted ? join(source, `virtual:place/${wanted}.js`) : null
    },
    load(id) {
      const [, wanted] = id.match(place) ?? []
      return wanted ? toModule(wanted) : null
    },
  }
}

function toModule(wanted: string): string {
  const parts = partsOf(wanted)
  if (parts.length === 0) throw new Error(`No noun has a part for ${wanted}: name one in its parts.ts`)
  const isLate = parts.some(({ late }) => late)
  return [
    `import { ${['jsx', ...(parts.length > 1 ? ['Fragment', 'jsxs'] : [])].join(', ')} } from 'react/jsx-runtime'`,
    ...(isLate ? ["import { Suspense } from 'react'", `import { late } from '${source}/lib/late/late.tsx'`] : []),
    ...parts.map(({ file, late }, at) =>
      late
        ? `const Part${at} = late(() => import('${source}/${file}'), '${late}')`
        : `import Part${at} from '${source}/${file}'`,
    ),
    `export default function Place(given) { return ${drawAll(parts)} }`,
  ].join('\n')
}

function drawAll(parts: readonly Part[]): string {
  const [drawn, ...others] = parts.map(({ late }, at) =>
    late ? `jsx(Suspense, { children: jsx(Part${at}, given) })` : `jsx(Part${at}, given)`,
  )
  return others.length > 0 ? `jsxs(Fragment, { children: [${[drawn, ...others].join(', ')}] })` : `${drawn}`
}
