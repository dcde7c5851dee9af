import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './runtime.mjs'

const tools = { pdftotext: 'poppler-utils', pdfsig: 'poppler-utils', qpdf: 'qpdf' }
const installSeconds = '60'

const missing = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return Object.keys(tools).filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
}

/** Installs the programs of others that judge our papers, if that can be done quietly. Answers what is left out without them. */
export async function ensurePaperTools() {
  const wanted = missing()
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing programs that judge papers…')
    const packages = [...new Set(wanted.map((name) => tools[name]))]
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]
    await run('timeout', [installSeconds, ...install], quiet)
    if (missing().length > 0) {
      await run('timeout', [installSeconds, 'apt-get', 'update', '-qq'], quiet)
      await run('timeout', [installSeconds, ...install], quiet)
    }
  }
  return missing().map((name) => `Left out: what ${name} says of papers, as it is not installed (${tools[name]}).`)
}
