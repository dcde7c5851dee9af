import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { toMail } from './layouts/mail.ts'
import { layouts, style } from './layouts/pages.ts'
import { type Person, readPeople, toLabels } from './layouts/people.ts'

const usage = `node bench/layouts.ts SCORE.mjs FOLDER open|away --chromium PATH
Draws one half of the forty resumes of bench/labels/layouts as a folder that bench/extract.ts takes, scored by SCORE.mjs.`
const { positionals, values } = parseArgs({ allowPositionals: true, options: { chromium: { type: 'string' } } })
const [scorer, folder, half] = positionals
const run = promisify(execFile)

async function draw(person: Person, into: string, chromium: string): Promise<void> {
  await mkdir(into, { recursive: true })
  await writeFile(join(into, 'expected.json'), JSON.stringify(toLabels(person)))
  const page = layouts[person.layout]
  if (!page) return writeFile(join(into, 'original.txt'), toMail(person))
  const source = join(into, 'source.html')
  await writeFile(
    source,
    `<!doctype html><html lang="${person.language}"><meta charset="utf-8">${style}${page(person)}`,
  )
  const to = `--print-to-pdf=${join(into, 'original.pdf')}`
  await run(chromium, ['--no-sandbox', '--no-pdf-header-footer', to, pathToFileURL(source).href])
  await rm(source)
}

if (scorer && folder && half && values.chromium) {
  const root = resolve(folder)
  await mkdir(root, { recursive: true })
  await copyFile(scorer, join(root, 'score.mjs'))
  for (const [at, person] of (await readPeople()).entries())
    if (person.half === half) await draw(person, join(root, 'resumes', `${at}-${person.layout}`), values.chromium)
} else process.stdout.write(`${usage}\n`)
