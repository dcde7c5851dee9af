import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { VisitAssets, VisitBuild } from '@corridor/contract/wire/visit'
import { type KeptPages, makeKeptPages } from './kept-pages.ts'

/** Folder of the web app's build: `client` is for browsers, `visit` for this server. */
export const builtWeb = join(import.meta.dirname, '../../../../web/dist')

export interface WebBuild extends VisitBuild {
  /** The folder that browsers may read. */
  client: string
  assets: VisitAssets
  kept: KeptPages
}

interface Chunk {
  file: string
  css?: string[]
}

// The name that the manifest gives to the public pages' script.
const visitEntry = 'src/visit/islands/main.ts'

/** The built web app; undefined if it has not been built, as for the tests of the API alone. */
export async function openWebBuild(folder: string): Promise<WebBuild | undefined> {
  const server = join(folder, 'visit/visit.mjs')
  if (!existsSync(server)) return undefined
  const { visitBuild }: { visitBuild: VisitBuild } = await import(pathToFileURL(server).href)
  const client = join(folder, 'client')
  return { ...visitBuild, client, assets: readAssets(join(client, '.vite/manifest.json')), kept: makeKeptPages() }
}

// Without a build for browsers the pages stand by themselves, as they do if no script runs.
function readAssets(manifest: string): VisitAssets {
  if (!existsSync(manifest)) return { scripts: [], styles: [] }
  const chunk = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>)[visitEntry]
  if (!chunk) throw new Error(`The build of the web app has no ${visitEntry}`)
  return { scripts: [`/${chunk.file}`], styles: (chunk.css ?? []).map((file) => `/${file}`) }
}
