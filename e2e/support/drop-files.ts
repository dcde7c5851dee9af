import { expect, type Page } from '@playwright/test'

export interface DroppedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Files over the page, as a person holds them there: once the page says that it takes them. */
export async function dragFiles(page: Page, files: readonly DroppedFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  // The page hears of it as soon as the part that takes files is there.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer })
    await expect(page.getByText('Drop resumes to review them')).toBeVisible({ timeout: 500 })
  }).toPass()
  return dataTransfer
}

export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await dragFiles(page, files)
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}

/** A resume of an invented person as plain text, from which all that a candidate needs is read. */
export function textResume(name: string, mark: string): DroppedFile {
  const lines = [
    name,
    'Java Developer',
    `${mark}@mail.example`,
    `+1 212 ${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`,
    '',
    'SKILLS',
    'Java, SQL',
  ]
  return { name: `${mark}.txt`, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
}

export const bareResume: DroppedFile = {
  name: 'bare.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Nora Bare\nTester\n'),
}
