import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const folders = ['apps/api/test', 'apps/api/src/features', 'apps/web/src/features', 'packages/contract/src']
const journeysFolder = 'e2e/journeys'

const namesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** The areas that tests can be asked for: those of the product, and those of journeys alone. */
export const areas = [...new Set(['apps/api/src/features', journeysFolder].flatMap(namesIn))].sort()

/** Folders of the tests of an area, by kind: those with at least one of them. */
export const testsOf = (area) => ({
  tests: folders.map((folder) => `${folder}/${area}/`).filter((folder) => hasFile(folder, /\.test\.tsx?$/)),
  journeys: [`journeys/${area}/`].filter((folder) => hasFile(`e2e/${folder}`, /\.spec\.ts$/)),
})

const hasFile = (folder, name) =>
  existsSync(join(root, folder)) && readdirSync(join(root, folder), { recursive: true }).some((path) => name.test(path))
