import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTextPdf } from '../../../test/reading/pdf-writer.ts'
import { judgePdfState } from './pdf-state.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Encrypt everything /Encryption' }]).toString('latin1')
const judge = async (text: string, refuseEncrypted: boolean) => {
  const path = join(folder, 'file.pdf')
  await writeFile(path, text, 'latin1')
  return judgePdfState(path, { refuseEncrypted })
}

it.each([
  '/Encrypt 9 0 R',
  '/Encrypt<</Filter/Standard>>',
  '/Encrypt\r\n9 0 R',
  '/#45ncryp#74 9 0 R',
  '/E#6Ecrypt 9 0 R',
])('refuses a password written as %j only where the purpose says so', async (entry) => {
  const text = pdf.replace('/Root 1 0 R', `/Root 1 0 R ${entry}`)
  expect(await judge(text, true)).toMatch(/protected by a password/)
  expect(await judge(text, false)).toBeNull()
})

it('takes a PDF that only speaks of encryption', async () => {
  expect(await judge(`${pdf.replace('%PDF-1.7\n', '%PDF-1.7\n% /EncryptMetadata true\n')}`, true)).toBeNull()
})
