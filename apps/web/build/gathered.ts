import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import * as auditKinds from '../../../packages/contract/src/gathered/audit-kinds.ts'
import * as auditVerbs from '../../../packages/contract/src/gathered/audit-verbs.ts'
import * as errors from '../../../packages/contract/src/gathered/errors.ts'
import * as lists from '../../../packages/contract/src/gathered/lists.ts'
import * as notices from '../../../packages/contract/src/gathered/notices.ts'
import * as records from '../../../packages/contract/src/gathered/records.ts'
import * as settable from '../../../packages/contract/src/gathered/settable.ts'
import * as watched from '../../../packages/contract/src/gathered/watched.ts'
import * as menu from '../src/shell/area/gathered-menu.ts'
import * as settings from '../src/shell/area/gathered-settings.ts'

const plain = /\/(packages\/contract\/src\/gathered\/|apps\/web\/src\/shell\/area\/gathered-)[\w-]+\.ts$/
// Imported here, so that a server that reloads reads them anew.
const gatheredValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'audit-kinds.ts': auditKinds,
  'audit-verbs.ts': auditVerbs,
  'errors.ts': errors,
  'lists.ts': lists,
  'notices.ts': notices,
  'records.ts': records,
  'settable.ts': settable,
  'watched.ts': watched,
  'gathered-menu.ts': menu,
  'gathered-settings.ts': settings,
}
const addresses = /\/apps\/web\/src\/noun-paths\.ts$/

/** The values of each gathered file, for whoever looks for texts in it. */
export const gatheredCode = new Map<string, string>()

/**
 * Gives the browser what is gathered from all nouns as plain data, so that a page which asks for one part of it carries neither the
 * others nor the shapes beside them.
 */
export function gathered(): Plugin {
  return {
    name: 'gathered',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?')
      if (addresses.test(file)) return toAddresses(file)
      if (!plain.test(file)) return null
      const values = gatheredValues[basename(file)]
      if (!values) throw new Error(`${file} is not named in build/gathered.ts: pages would carry all shapes with it`)
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
