import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

// Who may import whom (ARCHITECTURE.md, The arrows). Each room lists what it may reach; everything else is a fault.
interface Room {
  name: string
  files: RegExp
  mayReach: RegExp
  /** Where a line that breaks the rule belongs. */
  advice: string
}

const contract = '^packages/contract/src/'
const areas = 'people|company|trust|money|candidate|sales|mail|work|student|site|records|told|base'
const noun = `(?:(?:${areas})/)?[^/]+`
const own = (path: string) => path.match(new RegExp(`^apps/\\w+/src/features/${noun}(?=/)`))?.[0] ?? ''

const rooms: Room[] = [
  {
    name: 'contract',
    files: /^packages\/contract\/src\//,
    mayReach: new RegExp(contract),
    advice: 'the contract knows zod and oRPC alone',
  },
  {
    name: 'rules',
    files: new RegExp(`^apps/api/src/features/${noun}/rules\\.ts$`),
    mayReach: new RegExp(contract),
    advice: 'a rule is a pure decision over contract shapes',
  },
  {
    name: 'store',
    files: new RegExp(`^apps/api/src/features/${noun}/(store|tables|levels|values)\\.ts$`),
    mayReach: new RegExp(
      `${contract}|^apps/api/src/(db/|platform\\.ts|platform/(ids|sql|extract/extract|storage/storage)\\.ts|reading/extract\\.ts|features/${noun}/tables\\.ts|OWN)`,
    ),
    advice: "a store reads and writes its own tables and reads other features' tables.ts",
  },
  {
    name: 'routes',
    files: new RegExp(`^apps/api/src/features/${noun}/(\\w+-)?routes\\.ts$`),
    mayReach: new RegExp(
      `${contract}|^apps/api/src/(http/|platform/(fail|sql|storage/\\w+)\\.ts|demo/persons\\.ts|OWN)`,
    ),
    advice: 'routes give each endpoint its function, and nothing else',
  },
  {
    name: 'verb',
    files: new RegExp(`^apps/api/src/features/${noun}/[^/]+\\.ts$`),
    mayReach: new RegExp(
      `${contract}|^apps/api/src/(db/|platform\\.ts|platform/|reading/|letters/|http/session/(gate|caller|open-session|password|challenge|language|signed-in)\\.ts|features/${noun}/(?!store\\.ts|(\\w+-)?routes\\.ts)|OWN)`,
    ),
    advice: "a verb uses its own store, other features' verbs, and what makes and ends sessions",
  },
  {
    name: 'letters',
    files: /^apps\/api\/src\/letters\//,
    mayReach: new RegExp(`${contract}|^apps/api/src/(letters/|platform/mail/letter)`),
    advice: 'a letter says what it says, and knows neither features nor sending',
  },
  {
    name: 'db',
    files: /^apps\/api\/src\/db\//,
    mayReach: new RegExp(`${contract}|^apps/api/src/(db/|platform\\.ts|platform/|config\\.ts)`),
    advice: 'the database layer knows no feature',
  },
  {
    name: 'platform',
    files: /^apps\/api\/src\/platform\//,
    mayReach: new RegExp(`${contract}|^apps/api/src/(platform/|db/sql\\.ts)`),
    advice: 'the platform knows no feature',
  },
  {
    name: 'http',
    files: /^apps\/api\/src\/http\//,
    mayReach: new RegExp(`${contract}|^apps/api/src/(http/|db/|platform\\.ts|platform/|config\\.ts)`),
    advice: 'HTTP knows no feature',
  },
  {
    name: 'ui',
    files: /^apps\/web\/src\/ui\//,
    mayReach: /^apps\/web\/src\/ui\//,
    advice: 'ui knows no noun of the product',
  },
  {
    name: 'lib',
    files: /^apps\/web\/src\/(lib|locales)\//,
    mayReach: new RegExp(`${contract}|^apps/web/src/(lib|ui|locales)/|^apps/web/src/(paths|entries)$`),
    advice: 'lib serves every feature and knows none',
  },
  {
    name: 'visit',
    files: /^apps\/web\/src\/visit\//,
    mayReach: new RegExp(
      `${contract}|^apps/web/src/(visit|locales)/|^apps/web/src/(paths|entries|ui/(tokens|brand-mark)|ui/fonts.css|lib/(area|call|kept-\\w+|stored-session|text))$`,
    ),
    advice: 'a public page is drawn on the server, and its scripts share with the rest only what needs no React',
  },
  {
    name: 'door',
    files: /^apps\/web\/src\/door\//,
    mayReach: new RegExp(`${contract}|^apps/web/src/(door/|lib/|ui/|paths$|entries$|features/${noun}/exports/)`),
    advice: 'the door shares lib, ui and what features export, and loads neither router nor typed client',
  },
  {
    name: 'shell',
    files: /^apps\/web\/src\/shell\//,
    mayReach: new RegExp(`${contract}|^apps/web/src/(shell|lib|ui|paths|entries|route-tree|features/${noun}/exports/)`),
    advice: "the shell may use a feature's exports/",
  },
  {
    name: 'web feature',
    files: /^apps\/web\/src\/features\//,
    mayReach: new RegExp(`${contract}|^apps/web/src/(lib/|ui/|paths|features/${noun}/exports/|OWN)`),
    advice: "a feature may use itself and another feature's exports/",
  },
  {
    name: 'journeys',
    files: /^e2e\//,
    mayReach: new RegExp(`${contract}|^e2e/`),
    advice: 'journeys know the contract alone',
  },
]

interface Ban {
  what: string
  pattern: RegExp
  within: RegExp
  except: RegExp
  advice: string
}

const bans: Ban[] = [
  {
    what: 'process.env',
    pattern: /\bprocess\.env\b/,
    within: /^apps\/api\/src\//,
    except: /\/config\.ts$|\/db\/embedded\//,
    advice: 'only config.ts reads the environment',
  },
  {
    what: 'the clock',
    pattern: /\bnew Date\(\)|\bDate\.now\(\)/,
    within: /^apps\/api\/src\//,
    except: /\/platform\/clock\.ts$|\/db\/embedded\//,
    advice: 'ask platform/clock.ts',
  },
  {
    what: 'fetch',
    pattern: /(?<![\w.])fetch\(/,
    within: /^apps\/(api|web)\/src\//,
    except: /\/platform\/|\/reading\/second-opinion\/|\/lib\/(client|call|text-parts)\.ts$/,
    advice: 'calls go through the client or the platform',
  },
  {
    what: 'Intl',
    pattern: /\bIntl\.|\.toLocale(Date|Time)?String\(/,
    within: /^apps\/web\/src\//,
    except: /\/lib\/format\.ts$|\/locales\/translate\.ts$/,
    advice: 'lib/format.ts formats',
  },
  {
    what: 'SQL',
    pattern: /\b(sql|tx|db|owner)(<[^>]*>)?`/,
    within: /^apps\/api\/src\/features\//,
    except: /\/(store|tables|levels)\.ts$|\/demo\/data\//,
    advice: 'queries stand in store.ts or tables.ts',
  },
]

const imports = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/g
const root = resolve(import.meta.dirname, '..')
const faults: string[] = []

for (const file of globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'e2e/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|\.gen\.|\.test\./.test(String(path)),
})) {
  const source = readFileSync(join(root, file), 'utf8')
  const room = rooms.find(({ files }) => files.test(file))
  if (room) checkImports(file, source, room)
  for (const ban of bans) {
    if (!ban.within.test(file) || ban.except.test(file)) continue
    source.split('\n').forEach((line, index) => {
      if (ban.pattern.test(line.replace(/\/\/.*|^\s*\*.*/, '')))
        faults.push(`${file}:${index + 1}: ${ban.what} — ${ban.advice}`)
    })
  }
}

function checkImports(file: string, source: string, room: Room): void {
  const mayReach = new RegExp(
    room.mayReach.source.replace('OWN', `${own(file).replace(/^apps\/(api|web)\/src\//, '')}/`),
  )
  for (const [, from, dynamic] of source.matchAll(imports)) {
    const target = toFile(file, from ?? dynamic ?? '')
    if (target && !mayReach.test(target)) faults.push(`${file}: ${room.name} may not import ${target} — ${room.advice}`)
  }
}

function toFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@corridor/contract'))
    return `packages/contract/src/${specifier.slice('@corridor/contract/'.length) || 'index'}`
  if (!specifier.startsWith('.')) return undefined
  return relative(root, resolve(root, dirname(from), specifier))
}

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n${faults.length} lines stand in the wrong place.\n`)
  process.exit(1)
}
process.stdout.write('The structure holds.\n')
