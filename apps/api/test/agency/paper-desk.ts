import type { PaperBundle } from '@corridor/contract/agency/student-paper/bundle'
import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { vi } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { RunningApp } from '../running-app.ts'
import { fetchFile, upload } from '../upload.ts'

export type Answered<Data> = Omit<AnyBody, 'data'> & { data: Data }

export const askFor = (by: Caller, studentId: string, papers: object[], applications?: string[]) =>
  by.post<Answered<StudentPaper[]>>('/student-paper/ask', { studentId, papers, ...(applications && { applications }) })

/** Asks for one paper, which must be taken. */
export async function asked(by: Caller, studentId: string, paper: object, applications?: string[]): Promise<string> {
  const { status, body } = await askFor(by, studentId, [paper], applications)
  if (status !== 200 || !body.data[0]) throw new Error(`It was answered ${status}: ${body.message}`)
  return body.data[0]._id
}

export const act = (by: Caller, verb: string, id: string, body: object = {}) =>
  by.post<Answered<StudentPaper>>(`/student-paper/${verb}/${id}`, body)

interface Given {
  bytes: Buffer
  type?: string
  fileName?: string
  fileType?: string
}

/** Receives a paper with an uploaded file, and accepts it. */
export async function accepted(run: RunningApp, by: Caller, id: string, given: Given): Promise<string> {
  const { bytes, type = 'other', fileName = 'paper.pdf', fileType = 'application/pdf' } = given
  const documentKey = await upload(run, by, bytes, { fileName, fileType, purpose: 'student-document' })
  const received = await act(by, 'receive', id, { document: { type, title: 'As received', documentKey } })
  if (received.status !== 200) throw new Error(`It was answered ${received.status}: ${received.body.message}`)
  if ((await act(by, 'accept', id)).status !== 200) throw new Error('It was not accepted.')
  return documentKey
}

interface Standing {
  accepted: number
  hasIdentity: boolean
  latest: PaperBundle | null
}

export const standingOf = async (by: Caller, applicationId: string): Promise<Standing> =>
  (await by.post<Answered<Standing>>('/student-paper/view-bundle', { applicationId })).body.data

export const makeBundle = (by: Caller, applicationId: string, format: 'pdf' | 'zip', more: object = {}) =>
  by.post<Answered<PaperBundle>>('/student-paper/make-bundle', { applicationId, format, ...more })

/** Waits for the end of the making. */
export const madeBundle = (by: Caller, applicationId: string): Promise<PaperBundle> =>
  vi.waitFor(
    async () => {
      const { latest } = await standingOf(by, applicationId)
      if (latest?.state !== 'done' && latest?.state !== 'failed') throw new Error('It is still being made.')
      return latest
    },
    { timeout: 25_000, interval: 100 },
  )

export const openBundle = (by: Caller, id: string) => by.post(`/student-paper/open-bundle/${id}`)

export async function bytesOfBundle(run: RunningApp, by: Caller, id: string): Promise<Buffer> {
  const { status, body } = await openBundle(by, id)
  if (status !== 200) throw new Error(`It was answered ${status}: ${body.message}`)
  return Buffer.from(await (await fetchFile(run, by, body.presignedUrl)).arrayBuffer())
}
