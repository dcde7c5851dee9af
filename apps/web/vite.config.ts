import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractJson } from './build/contract-json.ts'

// Left alone, the bundler cuts a hundred chunks of a few hundred bytes, and every page lists those that it needs. 'shell' is what
// every page loads anyway.
const chunkGroups = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next|@orpc)\//,
  },
  {
    name: 'inputs',
    test: /@mantine\/(hooks|core\/esm\/(core|components\/(Anchor|Button|Checkbox|CloseButton|Group|InlineInput|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton|ActionIcon))\/)/,
  },
  {
    name: 'shell',
    test: /apps\/web\/src\/(paths\.ts|lib\/(api-error|area|confirm|confirm-host|i18n|lost-page|query-client|return-path|session|text|toast|toast-host)\.tsx?|ui\/(link|message|notice-page|page-busy|brand)\.tsx|features\/(base\/address\/levels|base\/lookup\/texts|records\/import\/kinds)\.ts)|packages\/contract\/src\/(base\/lookup\/kinds|records\/transfer\/kinds|records\/record\/kinds|wire\/access)\.ts|virtual:contract|createReactComponent/,
  },
  {
    name: 'floating',
    test: /@floating-ui|react-remove-scroll|@mantine\/core\/esm\/components\/(Drawer|FocusTrap|Menu|Modal|ModalBase|Overlay|Paper|Popover|Portal|ScrollArea)\//,
  },
]

const largeParts = /\.css$|assets\/(area-frame|auth-layout|floating|use-list|list-grid|use-record-form|Select)-/

export default defineConfig({
  plugins: [
    contractJson(),
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
    react(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // The entry lists what each page brings along. Small parts are left for the page itself to ask for: listed for a hundred pages they
    // cost every first load more than one page waits.
    modulePreload: {
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => largeParts.test(name)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
