import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './runtime.mjs'

/** By program its Debian package, and what is left out without it. */
const programs = {
  pdftotext: { from: 'poppler-utils', shows: 'what pdftotext says of papers' },
  pdfsig: { from: 'poppler-utils', shows: 'what pdfsig says of papers' },
  qpdf: { from: 'qpdf', shows: 'what qpdf says of papers' },
  haproxy: { from: 'haproxy', shows: 'restarts of nodes behind a proxy' },
}
const installSeconds = '60'

const missing = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return Object.keys(programs).filter((name) => !folders.some((folder) => existsSync(join(folder, name))))
}

/** Installs the programs of others that tests use, if that can be done quietly. Answers what is left out without them. */
export async function ensureOtherPrograms() {
  const wanted = missing()
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing programs that the tests use…')
    const packages = [...new Set(wanted.map((name) => programs[name].from))]
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]
    await run('timeout', [installSeconds, ...install], quiet)
    if (missing().length > 0) {
      await run('timeout', [installSeconds, 'apt-get', 'update', '-qq'], quiet)
      await run('timeout', [installSeconds, ...install], quiet)
    }
  }
  return missing().map(
    (name) => `Left out: ${programs[name].shows}, as ${name} is not installed (${programs[name].from}).`,
  )
}
