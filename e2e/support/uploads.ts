import { readFileSync } from 'node:fs'
import { resumes } from './files.ts'

// One black dot, as a scanner would send it: a sound picture without a letter.
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Files as a browser chooses them. */
export const uploads = {
  scan: { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') },
  /** A program under the name of a resume. */
  program: {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 0x90)]),
  },
  spreadsheet: { name: 'numbers.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('numbers') },
  resume: (name: string) => ({ name, mimeType: 'application/pdf', buffer: readFileSync(resumes.pdf) }),
}
