import { type Call, url } from './server.ts'

/** The types under which documents of each kind are brought in. */
export const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export interface Resume {
  fileName: string
  bytes: Buffer
  fileType: string
}

/** Uploads a resume and adds it to a batch of Resume Parsing Direct. */
export async function dropFile(call: Call, batch: string, { fileName, bytes, fileType }: Resume): Promise<void> {
  const file = { fileName, fileType, fileSize: bytes.length }
  const { presignedUrl, fileKey, headers } = await call('POST', '/s3/upload-url', { ...file, purpose: 'resume' })
  await fetch(new URL(presignedUrl, url), { method: 'PUT', headers, body: new Uint8Array(bytes) })
  await call('POST', `/resume-batch/add-file/${batch}`, { fileKey })
}
