import type { Answer, AnyBody, Caller } from './call.ts'
import type { RunningApp } from './running-app.ts'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Upload {
  fileName?: string
  fileType?: string
  fileSize?: number
  purpose?: string
}

/** An address for a file, asked for as the web app asks. */
export const askAddress = (
  caller: Caller,
  { fileName = 'resume.pdf', fileType = 'application/pdf', fileSize = 5, purpose = 'resume' }: Upload = {},
) => caller.post('/s3/upload-url', { fileName, fileType, fileSize, purpose })

/** Sends bytes to an address that was given. */
export async function send(
  run: Pick<RunningApp, 'url'>,
  granted: Answer<AnyBody>,
  bytes: Buffer | string,
): Promise<number> {
  const { presignedUrl, headers } = granted.body
  const sent = await fetch(new URL(presignedUrl, run.url), { method: 'PUT', headers, body: Buffer.from(bytes) })
  await sent.arrayBuffer()
  return sent.status
}

/** Follows the address of a download, as a program does whose session was given it. */
export const fetchFile = (run: Pick<RunningApp, 'url'>, { token }: Caller, address: string, more: RequestInit = {}) =>
  fetch(new URL(address, run.url), { ...more, headers: { authorization: `Bearer ${token}`, ...more.headers } })

/** Uploads a file the whole way and answers its key. */
export async function upload(
  run: Pick<RunningApp, 'url'>,
  caller: Caller,
  bytes: Buffer | string,
  more: Upload = {},
): Promise<string> {
  const granted = await askAddress(caller, { ...more, fileSize: Buffer.byteLength(bytes) })
  const status = await send(run, granted, bytes)
  if (status >= 300) throw new Error(`The upload was answered ${status}.`)
  return granted.body.fileKey
}
