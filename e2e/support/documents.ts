import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../apps/api/src/features/flow/demo/seed/files')
const licence = readFileSync(join(folder, 'licence.pdf'))
const card = readFileSync(join(folder, 'visiting-card.jpg'))
const megabyte = 1_048_576

/** Documents as a browser chooses them: sound ones, and those that must not get in. */
export const documents = {
  pdf: (name = 'licence.pdf') => ({ name, mimeType: 'application/pdf', buffer: licence }),
  jpg: (name = 'card.jpg') => ({ name, mimeType: 'image/jpeg', buffer: card }),
  /** A program under the name of a document. */
  program: {
    name: 'setup.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 0x90)]),
  },
  halfPdf: { name: 'half.pdf', mimeType: 'application/pdf', buffer: licence.subarray(0, licence.length / 2) },
  halfJpg: { name: 'half.jpg', mimeType: 'image/jpeg', buffer: card.subarray(0, card.length / 2) },
  tooLarge: {
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([licence, Buffer.alloc(2 * megabyte)]),
  },
  text: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no document') },
}
