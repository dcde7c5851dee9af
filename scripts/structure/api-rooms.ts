import { api, contract, type Room } from './room.ts'

/**
 * Folders inside a noun, each an act that fills several files: the sending of campaigns, the search for double submissions, a file held against
 * itself, the conditions of an offer, the claim of commission, the bundle of papers, tables of applications, what the file of their student is
 * told of them.
 */
const parts = [
  'send',
  'double',
  'consistency',
  'condition',
  'claim',
  'bundle',
  'transfer',
  'beside',
  'agency',
  'retention',
]

/** The server's. */
export const apiRooms: readonly Room[] = [
  {
    name: 'the process',
    files: api('main.ts', 'announcement.ts', 'app.ts', 'listening.ts', 'own-jobs.ts'),
    mayReach: api(''),
    advice: 'it puts the parts together, and decides nothing else',
  },
  {
    name: 'the list of features',
    files: api('features.ts', 'router.ts'),
    mayReach: [
      contract,
      ...api('feature.ts', 'features.ts', 'features/{noun}/feature.ts', 'own-jobs.ts', 'http/api.ts'),
      ...api('db/', 'platform/'),
    ],
    advice: 'a feature is named there, and declares itself in its own folder',
  },
  {
    name: 'what parts are',
    files: api('feature.ts', 'platform.ts'),
    mayReach: [contract, ...api('db/', 'drawing/', 'pdf/', 'platform/', 'platform.ts', 'reading/')],
    advice: 'it names types alone',
  },
  {
    name: 'configuration',
    files: api('config.ts'),
    mayReach: [contract, ...api('pdf/', 'platform/', 'reading/second-opinion/')],
    advice: 'it reads the environment, and knows no feature',
  },
  {
    name: 'commands',
    files: api('admin/', 'backup/'),
    mayReach: [
      contract,
      ...api('admin/', 'backup/', 'config.ts', 'db/', 'platform/', 'platform.ts', 'features.ts', 'features/{noun}/'),
    ],
    advice: 'a command calls verbs, as a route does',
  },
  {
    name: 'letters',
    files: api('letters/'),
    mayReach: [contract, ...api('letters/', 'platform/mail/letter*')],
    advice: 'a letter says what it says, and knows neither features nor sending',
  },
  {
    name: 'reading',
    files: api('reading/'),
    mayReach: [contract, ...api('reading/', 'platform/')],
    advice: 'the core that reads documents knows neither features nor the database',
  },
  {
    name: 'papers',
    files: api('pdf/'),
    mayReach: [`${contract}wire/language.ts`, `${contract}format/`, ...api('pdf/', 'platform/')],
    advice: 'what draws, joins and signs papers knows neither features nor the database',
  },
  {
    name: 'drawing',
    files: api('drawing/'),
    mayReach: [contract, ...api('drawing/', 'pdf/', 'platform/')],
    advice: 'what draws away from the thread that answers knows neither features nor the database',
  },
  {
    name: 'platform',
    files: api('platform/'),
    mayReach: [contract, ...api('platform/')],
    advice: 'the platform knows no feature and no database',
  },
  {
    name: 'database',
    files: api('db/'),
    mayReach: [contract, ...api('db/', 'platform/', 'platform.ts', 'config.ts')],
    advice: 'the database layer knows no feature',
  },
  {
    name: 'http',
    files: api('http/'),
    mayReach: [contract, ...api('http/', 'db/', 'platform/', 'platform.ts', 'config.ts')],
    advice: 'HTTP knows no feature',
  },
  {
    name: "the demo's data",
    files: api('features/flow/demo/seed/'),
    mayReach: [
      contract,
      ...api('config.ts', 'db/', 'http/session/password.ts', 'platform/', 'features/{noun}/', 'reading/', 'pdf/'),
    ],
    advice: 'it writes rows as the product would',
  },
  {
    name: "the demo's lint",
    files: api('features/flow/demo/lint/'),
    mayReach: [contract, ...api('config.ts', 'db/', 'platform/', 'features/{noun}/', 'reading/')],
    advice: 'it judges what a database holds, and takes nothing from what made it',
  },
  {
    name: 'feature',
    files: api('features/{noun}/feature.ts'),
    mayReach: [contract, ...api('feature.ts', 'db/', 'platform/', 'features/trust/signing/store.ts'), '{own}'],
    advice: 'it declares what its own folder holds',
  },
  {
    name: 'rules',
    files: api('features/{noun}/rules.ts'),
    mayReach: [contract],
    advice: 'a rule is a pure decision over contract shapes',
  },
  {
    name: 'store',
    files: api(
      'features/{noun}/store.ts',
      ...parts.map((part) => `features/{noun}/${part}/store.ts`),
      'features/{noun}/tables.ts',
      'features/{noun}/levels.ts',
      'features/{noun}/values.ts',
    ),
    mayReach: [
      contract,
      ...api(
        'db/',
        'platform.ts',
        'platform/fail.ts',
        'platform/hooks.ts',
        'platform/ids.ts',
        'platform/mail/letter-content.ts',
        'platform/mail/letter-secret.ts',
        'platform/mail/letter-state.ts',
        'platform/phone.ts',
        'platform/sql.ts',
        'platform/storage/storage.ts',
        'reading/extract.ts',
        'features/{noun}/tables.ts',
      ),
      '{own}',
    ],
    advice: "a store reads and writes its own tables and reads other features' tables.ts",
  },
  {
    name: 'routes',
    files: api('features/{noun}/routes.ts', 'features/{noun}/*-routes.ts'),
    mayReach: [contract, ...api('http/', 'platform/fail.ts', 'platform/sql.ts', 'platform/storage/'), '{own}'],
    advice: 'routes give each endpoint its function, and nothing else',
  },
  {
    name: 'verb',
    files: api('features/{noun}/*.ts', ...parts.map((part) => `features/{noun}/${part}/*.ts`)),
    mayReach: [
      contract,
      ...api('db/', 'drawing/', 'platform.ts', 'platform/', 'reading/', 'letters/'),
      // A verb says what is to be drawn; what draws is slow, and runs in threads alone.
      ...api('pdf/blocks.ts', 'pdf/hash.ts', 'pdf/own-certificate.ts', 'pdf/signer.ts'),
      ...api('http/visitor.ts'),
      ...['gate', 'caller', 'open-session', 'password', 'challenge', 'language', 'signed-in', 'known-devices'].flatMap(
        (part) => api(`http/session/${part}.ts`),
      ),
      ...api('http/session/file-cookie.ts'),
      ...api(
        'features/{noun}/!store|routes|*-routes|feature',
        ...parts.map((part) => `features/{noun}/${part}/!store`),
      ),
      '{own}',
    ],
    advice: "a verb uses its own store, other features' verbs, and what makes and ends sessions",
  },
]
