/** A place for files of one role: whose files they are, and what they may import. */
export interface Room {
  name: string
  /** Patterns of paths: `{noun}` is a feature's folder in its area, `*` a part of a name, and a pattern that ends with `/` is all below it. */
  files: readonly string[]
  /** As `files`; `{own}` is the feature's own folder. */
  mayReach: readonly string[]
  /** Where a line that breaks the rule belongs. */
  advice: string
}

/** The areas of the product, the same in every workspace. */
export const areas = [
  'people',
  'company',
  'trust',
  'money',
  'candidate',
  'sales',
  'vendor',
  'job',
  'mail',
  'student',
  'site',
  'records',
  'told',
  'base',
] as const

/** What a new person can keep in the head. */
export const nounsMax = 10

const contract = 'packages/contract/src/'
const api = (...paths: string[]) => paths.map((path) => `apps/api/src/${path}`)
const web = (...paths: string[]) => paths.map((path) => `apps/web/src/${path}`)

/** Every room of the house; a file belongs to the first whose pattern it fits, and a file without a room is a fault. */
export const rooms: readonly Room[] = [
  {
    name: 'what endpoints share',
    files: [`${contract}wire/`],
    mayReach: [`${contract}wire/`],
    advice: 'it knows no noun of the product',
  },
  {
    name: 'reusable fields',
    files: [`${contract}field/`],
    mayReach: [`${contract}field/`, `${contract}format/`, `${contract}wire/`],
    advice: 'it knows no noun of the product',
  },
  {
    name: 'what writes dates, names and money',
    files: [`${contract}format/`],
    mayReach: [`${contract}format/`, `${contract}wire/language.ts`],
    advice: 'it is shared by web and server, and knows no noun of the product',
  },
  {
    name: "a noun's facts",
    files: [`${contract}{noun}/facts.ts`],
    mayReach: [`${contract}wire/`, `${contract}{noun}/kinds.ts`],
    advice: 'a noun declares plain data there, and its shapes stand beside it',
  },
  {
    name: 'what is gathered from all nouns',
    files: [`${contract}gathered/`],
    mayReach: [`${contract}facts.ts`, `${contract}wire/facts.ts`],
    advice: 'the build gives it to the browser as plain data',
  },
  {
    name: 'contract',
    files: [`${contract}{noun}/*.ts`, `${contract}*.ts`],
    mayReach: [contract],
    advice: 'the contract knows zod and oRPC alone',
  },
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
    mayReach: [contract, ...api('db/', 'pdf/', 'platform/', 'platform.ts', 'reading/')],
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
    files: api('features/base/demo/seed/'),
    mayReach: [
      contract,
      ...api('config.ts', 'db/', 'http/session/password.ts', 'platform/', 'features/{noun}/', 'reading/'),
    ],
    advice: 'it writes rows as the product would',
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
      'features/{noun}/tables.ts',
      'features/{noun}/levels.ts',
      'features/{noun}/values.ts',
    ),
    mayReach: [
      contract,
      ...api(
        'db/',
        'platform.ts',
        'platform/ids.ts',
        'platform/mail/letter-content.ts',
        'platform/mail/letter-secret.ts',
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
    files: api('features/{noun}/*.ts'),
    mayReach: [
      contract,
      ...api('db/', 'platform.ts', 'platform/', 'pdf/', 'reading/', 'letters/'),
      ...['gate', 'caller', 'open-session', 'password', 'challenge', 'language', 'signed-in', 'known-devices'].flatMap(
        (part) => api(`http/session/${part}.ts`),
      ),
      ...api('features/{noun}/!store|routes|*-routes|feature'),
      '{own}',
    ],
    advice: "a verb uses its own store, other features' verbs, and what makes and ends sessions",
  },
  {
    name: 'ui',
    files: web('ui/'),
    mayReach: web('ui/'),
    advice: 'ui knows no noun of the product',
  },
  {
    name: 'lib',
    files: web('lib/', 'locales/'),
    mayReach: [contract, ...web('lib/', 'ui/', 'locales/', 'paths', 'entry-paths', 'entries')],
    advice: 'lib serves every feature and knows none',
  },
  {
    name: 'visit',
    files: web('visit/'),
    mayReach: [
      contract,
      ...web('visit/', 'locales/', 'paths', 'entry-paths', 'entries', 'ui/tokens', 'ui/brand-mark', 'ui/fonts.css'),
      ...['area', 'call', 'kept-*', 'stored-session', 'text'].flatMap((part) => web(`lib/${part}`)),
    ],
    advice: 'a public page is drawn on the server, and its scripts share with the rest only what needs no React',
  },
  {
    name: 'door',
    files: web('door/'),
    mayReach: [contract, ...web('door/', 'lib/', 'ui/', 'paths', 'entry-paths', 'entries', 'features/{noun}/exports/')],
    advice: 'the door shares lib, ui and what features export, and loads neither router nor typed client',
  },
  {
    name: 'shell',
    files: web('shell/'),
    mayReach: [
      contract,
      ...web(
        'shell/',
        'lib/',
        'ui/',
        'paths',
        'entry-paths',
        'pages.ts',
        'entries',
        'route-tree.gen',
        'features/{noun}/exports/',
      ),
    ],
    advice: "the shell may use a feature's exports/",
  },
  {
    name: "a noun's addresses",
    files: web('features/{noun}/paths.ts'),
    mayReach: [contract],
    advice: 'every way in carries them, so that they bring nothing along',
  },
  {
    name: "a noun's pages",
    files: web('features/{noun}/pages.ts'),
    mayReach: [contract, ...web('lib/pages.ts', 'features/{noun}/paths.ts')],
    advice: 'it names the noun in menus and routes; the pages themselves stand beside it',
  },
  {
    name: 'web feature',
    files: web('features/{noun}/'),
    mayReach: [contract, ...web('lib/', 'ui/', 'paths', 'features/{noun}/exports/'), '{own}'],
    advice: "a feature may use itself and another feature's exports/",
  },
  {
    name: 'the ways in',
    files: web(
      'main.tsx',
      'routes.ts',
      'pages.ts',
      'paths.ts',
      'entry-paths.ts',
      'noun-paths.ts',
      'entries.ts',
      '*.d.ts',
    ),
    mayReach: [contract, ...web('')],
    advice: 'it begins the app, and says which page stands where',
  },
  {
    name: 'journeys',
    files: ['e2e/'],
    mayReach: [contract, 'e2e/'],
    advice: 'journeys know the contract alone',
  },
]
