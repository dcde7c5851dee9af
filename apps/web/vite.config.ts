import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compressed } from './build/compressed.ts'
import { contractJson } from './build/contract-json.ts'
import { gathered } from './build/gathered.ts'
import { iconsAlone } from './build/icons-alone.ts'
import { officeAhead } from './build/office-ahead.ts'
import { places } from './build/places.ts'
import { routePaths } from './build/route-paths.ts'
import { steadyFonts } from './build/steady-fonts.ts'
import { textParts } from './build/text-parts.ts'
import { targetOf } from './src/entries.ts'

// Code that the public pages' small scripts share with the rest: they load neither React nor the shell.
const common =
  /apps\/web\/src\/(entry-paths|entries|lib\/(call\/(api-error|call)|language\/(kept-language|text)|page\/kept-theme|session\/(area|stored-session)))\.ts|packages\/contract\/src\/wire\/(access|language)\.ts/

// Left alone, the bundler cuts a hundred chunks of a few hundred bytes, and every page lists those that it needs. 'shell' is what
// every page loads anyway.
const chunkGroups = [
  { name: 'common', test: common },
  // Apart, since public pages write dates too.
  { name: 'format', test: /packages\/contract\/src\/format\// },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'base', test: /node_modules\/(use-sync-external-store|@tanstack|@orpc)\// },
  {
    name: 'inputs',
    test: /@mantine\/(hooks\/esm\/(utils|use-(color-scheme|did-update|id|isomorphic-effect|media-query|merged-ref|mutation-observer|reduced-motion|uncontrolled))\/|core\/esm\/(core|components\/(Anchor|Button|Checkbox|CloseButton|Group|InlineInput|Input|InputBase|InputsGroup|Loader|Stack|Text|TextInput|Title|Transition|UnstyledButton|ActionIcon))\/)/,
  },
  // Parts that the door and the office begin with alike.
  {
    name: 'kit',
    test: /apps\/web\/src\/(lib\/(language\/(i18n|text-parts|language-direction)|session\/session|page\/(skip-link|load-page|color-scheme)|feedback\/(toast|toast-host)|keys\/is-typing)\.tsx?|locales\/translate\.ts|ui\/(theme|tokens|brand|brand-mark|message)\.tsx?)/,
  },
  {
    name: 'shell',
    test: /apps\/web\/src\/(lib\/(call\/(client|client-link|event-stream|live|query-client|request-key|route-of)|feedback\/(confirm|confirm-host)|format\/format|page\/(breadcrumbs|lost-page|page-busy|search)|record\/bar-end|session\/work-as|late\/use-late-menu|list\/(list-url|page\/list-states|row\/row-menu)|keys\/.+)\.tsx?|lib\/list\/page\/list(-\w+)?\.module\.css|shell\/user-menu\.module\.css|ui\/(badge|count-bubble|link|notice-page)\.tsx|features\/(base\/address\/levels|base\/lookup\/texts|records\/import\/kinds)\.ts)|packages\/contract\/src\/(base\/lookup\/kinds|records\/transfer\/kinds|records\/record\/kinds|gathered\/records|wire\/facts)\.ts|virtual:contract|createReactComponent|icons-react\/dist\/esm\/icons\/Icon(Armchair|Bell|Briefcase|Building|Checklist|Chevron(Down|Left|Right)|CloudOff|DotsVertical|History|Inbox|Search|SearchOff|Send|Trash|User|UserSearch|Users|UsersGroup)\.|@mantine\/hooks\/esm\/use-(debounced-callback|debounced-value|intersection)\/|@mantine\/core\/esm\/components\/(Combobox\/(get-parsed|Combobox\.module|ComboboxChevron)|Skeleton\/|VisuallyHidden|Radio\/RadioIcon|ScrollArea\/utils)/,
  },
  // Parts that every list begins with. A part that other pages share with it stands in 'shell', or they would load all of it.
  {
    name: 'list',
    test: /apps\/web\/src\/lib\/list\/(page\/(list-(band|cards|grid|page|pager|table|views)|search-box)|filter\/list-filters|column\/(columns-button|use-shown-columns)|use-(list|selection|way|list-keys))\.tsx?/,
  },
  {
    name: 'floating',
    test: /@floating-ui|@mantine\/core\/esm\/components\/(FocusTrap|Menu|Overlay|Paper|Popover|Portal|ScrollArea)\//,
  },
  // After the parts that stand on a page from the start: a group takes along what it needs.
  {
    name: 'dialog',
    test: /node_modules\/(react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref)|@mantine\/core\/esm\/components\/(Drawer|Modal|ModalBase)\//,
  },
]

const largeParts = /\.css$|assets\/(area-frame|auth-layout|floating|list|use-record-form|Select)-/

const server = 'http://127.0.0.1:3000'

function documentOf(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '/'
  if (/^\/(@|src\/|node_modules\/|packages\/)|\.\w+$/.test(path)) return url
  const target = targetOf(path)
  if ('moved' in target || target.way === 'visit') return undefined
  return target.way === 'door' ? '/door.html' : '/index.html'
}

export default defineConfig({
  plugins: [
    iconsAlone(),
    contractJson(),
    gathered(),
    places(),
    tanstackRouter({
      target: 'react',
      virtualRouteConfig: './src/routes.ts',
      routesDirectory: './src',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      autoCodeSplitting: true,
      disableLogging: true,
    }),
    textParts(),
    officeAhead(),
    routePaths(),
    steadyFonts(),
    compressed(),
    react(),
  ],
  // As the server does it: it draws the public pages and sends an old address on; the rest begins with a document of ours.
  server: {
    proxy: {
      '/api': server,
      '/': { target: server, bypass: ({ url = '/' }) => documentOf(url) },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    // The entry lists what each page brings along. Small parts are left for the page itself to ask for: listed for a hundred pages they
    // cost every first load more than one page waits.
    modulePreload: {
      // A script asks for styles alone: a module that was asked for ahead and did not come never comes again in some browsers.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        dependencies.filter((name) => (hostType === 'html' ? largeParts.test(name) : name.endsWith('.css'))),
    },
    rolldownOptions: {
      input: ['index.html', 'door.html', 'src/visit/islands/main.ts'],
      // A package's entry names thousands of files; only what is taken of it is read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
