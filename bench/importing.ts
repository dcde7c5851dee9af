import type { Import } from '../packages/contract/src/records/import/shapes.ts'
import { type Call, url } from './server.ts'

/** Uploads a CSV and answers its key. */
export async function uploadTable(call: Call, text: string): Promise<string> {
  const bytes = Buffer.from(text)
  const file = { fileName: 'table.csv', fileType: 'text/csv', fileSize: bytes.length, purpose: 'import' }
  const { presignedUrl, fileKey, headers } = await call('POST', '/s3/upload-url', file)
  await fetch(new URL(presignedUrl, url), { method: 'PUT', headers, body: bytes })
  return fileKey
}

/** Has an uploaded table read as records of a kind; answers the import's id. */
export async function startImport(call: Call, kind: string, fileKey: string): Promise<string> {
  const started = await call('POST', '/import/start', { kind, fileKey })
  if (!started.id) throw new Error(`The import was not started: ${started.message}`)
  return started.id
}

export const reach = (call: Call, id: string, state: Import['status']): Promise<Import> =>
  follow(call, id, ({ status }) => status === state)

/** Looks at an import again and again until it is there; throws if its work ended otherwise. */
export async function follow(call: Call, id: string, isThere: (seen: Import) => boolean): Promise<Import> {
  for (;;) {
    const { data } = await call('GET', `/import/view/${id}`)
    if (isThere(data)) return data
    if (data.status === 'failed' || data.status === 'stopped') throw new Error(`The import ${data.status}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
