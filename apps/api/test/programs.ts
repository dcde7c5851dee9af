import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True if a program of others is installed. `npm test` installs those that the tests use, or names what is left out. */
export const hasProgram = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
