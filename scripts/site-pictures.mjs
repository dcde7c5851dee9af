import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, runtimeNode, say } from './runtime.mjs'

/**
 * Takes the pictures that the site, Help, the README and the tour show of the product, and the one for whoever links to it:
 * `node scripts/site-pictures.mjs`. They are committed.
 */
const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp')
const bytesMax = 40 * 1024
/** Bytes of a picture of the documents, which shows more. */
const documentBytesMax = 120 * 1024
const target = join(root, 'apps/web/public')
/** The pictures of Help by the scene that they show. */
const helpScenes = {
  candidate: 'record/plain',
  candidates: 'candidates/searched',
  duplicates: 'duplicates',
  bench: 'bench/groups',
  today: 'today/list',
  pipeline: 'application/board',
  matching: 'job/for-candidate',
  campaign: 'campaigns/check',
  inbox: 'inbox/waiting',
  import: 'setup/import-members',
  verification: 'verification/company',
}
/** The pictures of the tour by the scene that they show; the first stands on the README too. */
const tourScenes = {
  today: 'today/list',
  bench: 'bench/board',
  campaign: 'campaigns/check',
  inbox: 'inbox/waiting',
  candidate: 'record/plain',
  shared: 'outside/share',
}
const size = { width: 1280, height: 720 }
const pictures = [
  { scene: 'bench/board', form: '1440-light-en', to: 'site/bench-light.webp', ...size },
  { scene: 'bench/board', form: '1440-dark-en', to: 'site/bench-dark.webp', ...size },
  { scene: 'site/home', form: '1440-light-en', to: 'site/social.webp', width: 1200, height: 630 },
  ...Object.entries(helpScenes).flatMap(([name, scene]) =>
    ['light', 'dark'].map((theme) => ({
      scene,
      form: `1440-${theme}-en`,
      to: `help-pictures/${name}-${theme}.webp`,
      ...size,
    })),
  ),
  ...Object.entries(tourScenes).map(([name, scene]) => ({
    scene,
    form: '1440-light-en',
    to: `../../../docs/tour/${name}.webp`,
    ...size,
    most: documentBytesMax,
  })),
]

const folder = mkdtempSync(join(tmpdir(), 'corridor-site-'))
const forms = [...new Set(pictures.map(({ form }) => form))].join()
const only = [...new Set(pictures.map(({ scene }) => scene))].join()
const gallery = [join(root, 'scripts/gallery.mjs'), '--only', only, '--forms', forms, '--to', folder]
const code = await run(runtimeNode(), gallery, { stdio: ['ignore', 'inherit', 'inherit'] })
for (const part of ['site', 'help-pictures', '../../../docs/tour']) mkdirSync(join(target, part), { recursive: true })
if (code === 0) for (const picture of pictures) await shrink(picture)
rmSync(folder, { recursive: true })
process.exitCode = code

/** The best quality that stays below the bar. */
async function shrink({ scene, form, to, width, height, most = bytesMax }) {
  const taken = join(folder, `${scene.replaceAll('/', '-')}-${form}.png`)
  for (let quality = 90; quality >= 20; quality -= 5) {
    const file = join(target, to)
    const made = await sharp(taken)
      .resize(width, height, { fit: 'cover', position: 'top' })
      .webp({ quality, effort: 6 })
      .toFile(file)
    if (made.size <= most) return say(`${to}: ${Math.round(made.size / 1024)} KB at quality ${quality}`)
  }
  throw new Error(`${to} stays above ${most} bytes`)
}
