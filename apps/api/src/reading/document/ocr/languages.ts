import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Languages that text is recognised in, and the folder of `<name>.traineddata` files for those that are not packaged. */
export interface Languages {
  names: string[]
  folder: string | null
}

export const packagedLanguages: Languages = { names: ['eng'], folder: null }

const packaged = join(
  fileURLToPath(new URL('.', import.meta.resolve('@tesseract.js-data/eng/package.json'))),
  '4.0.0_best_int/eng.traineddata.gz',
)

/** The trained data of a language: the operator's own, or the packaged English. */
export async function readLanguage(name: string, folder: string | null): Promise<Buffer> {
  const own = folder && (await readFile(join(folder, `${name}.traineddata`)).catch(() => null))
  if (own) return own
  if (!packagedLanguages.names.includes(name)) throw new Error(`The trained data of ${name} is missing.`)
  return gunzipSync(await readFile(packaged))
}
