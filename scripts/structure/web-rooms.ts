import { contract, type Room, web } from './room.ts'

/** The browser's, and the journeys through it. */
export const webRooms: readonly Room[] = [
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
      ...[
        'session/area',
        'call/call',
        'language/kept-*',
        'page/kept-*',
        'session/stored-session',
        'language/text',
      ].flatMap((part) => web(`lib/${part}`)),
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
    name: "a noun's parts",
    files: web('features/{noun}/parts.ts'),
    mayReach: web('lib/places.ts'),
    advice: 'it names what the noun puts into places of others; the parts themselves stand beside it',
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
      'parts.ts',
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
