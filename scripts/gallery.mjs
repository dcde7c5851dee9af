import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { assertHostNode, root, run, runtimeNode, say, stopWithNpm, toolEnv } from './runtime.mjs'

const help = `npm run gallery -- [--only record,candidates/plain] [--forms 1440-light-en,375-dark-ar] [--to gallery] [--whole]
npm run gallery -- --widths [--only /company/inbox,/admin]

Takes pictures of the product over the demo. Scenes stand in e2e/gallery/scenes.ts; --whole takes pages to their end.
--widths takes none, but opens each page (or those whose address begins so) in English, French and Arabic at 1440, 1351, 768 and 375 px,
and fails where one is wider than its window.`

assertHostNode()
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    forms: { type: 'string', default: '' },
    to: { type: 'string', default: 'gallery' },
    whole: { type: 'boolean', default: false },
    widths: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  say(help)
  process.exit(0)
}
stopWithNpm()
if (!(await ensureInstalled())) process.exit(1)
await ensureWebBuilt()
const chromium = await ensureChromium()
if (!chromium) {
  say('No Chromium was found, and none could be installed. Install it, or set CHROMIUM_PATH to it.')
  process.exit(1)
}
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
process.exitCode = await run(
  runtimeNode(),
  [cli, 'test', '--config=gallery.config.ts', values.widths ? 'widths.ts' : 'pictures.ts'],
  {
    cwd: join(root, 'e2e'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnv({
      CHROMIUM_PATH: chromium,
      GALLERY_ONLY: values.only,
      GALLERY_FORMS: values.forms,
      GALLERY_FOLDER: resolve(values.to),
      GALLERY_WHOLE: values.whole ? '1' : '',
    }),
  },
)
