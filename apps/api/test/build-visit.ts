import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../../..')

/** Builds the public pages alone, as the server draws them. */
export function buildVisit(folder: string): void {
  const vite = join(repository, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--config', 'vite.visit.config.ts', '--outDir', folder, '--logLevel', 'warn']
  const { status, stderr } = spawnSync(process.execPath, [vite, ...args], { cwd: join(repository, 'apps/web') })
  if (status !== 0) throw new Error(String(stderr))
}
