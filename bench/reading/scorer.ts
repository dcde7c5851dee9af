import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const outputBytesMax = 64 * 1024 * 1024

/** Runs the corpus's own score.mjs on a folder of predictions. */
export async function score(root: string, documents: string, predictions: string, ...more: string[]): Promise<string> {
  const args = [join(root, 'score.mjs'), documents, '--pred', predictions, ...more]
  return (await run(process.execPath, args, { maxBuffer: outputBytesMax })).stdout
}

/** Finds the labels by which the documents of a set can be told apart. */
export async function groupsOf(documents: string): Promise<string[]> {
  const labels = await Promise.all((await readdir(documents)).map((id) => readLabels(join(documents, id))))
  return ['language', 'layout'].filter((group) => labels.some((text) => JSON.parse(text)._meta?.[group]))
}

const readLabels = (folder: string) => readFile(join(folder, 'expected.json'), 'utf8').catch(() => '{}')
