import type { Parse } from '@corridor/contract/base/parse/shapes'
import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { readStoredFile } from '../../../lib/upload/download-file'

type Reading = Pick<Parse, 'result' | 'reason'> & Partial<Pick<Parse, 'parseId'>>
const unread: Reading = { result: null, reason: null }

/** A file of a batch with its document and what was read of it. */
export interface ReadFile {
  found: ResumeBatchFile
  file: File
  reading: Reading
}

async function load(id: string): Promise<ReadFile> {
  const { data } = await client.resumeBatch.listFile({ filters: { _id: id } })
  const [found] = data
  if (!found?.fileKey) throw new ApiError(404, { code: 'record.notFound', message: '' })
  const [file, reading] = await Promise.all([
    readStoredFile(found.fileKey, found.name, found.fileType ?? ''),
    found.parseId ? client.parse.parse({ parseId: found.parseId }) : unread,
  ])
  return { found, file, reading }
}

/** Loaded once: what its person types or chooses stands over this reading. */
export const useReadFile = (id: string) =>
  useQuery({
    queryKey: [...api.resumeBatch.key(), 'review', id],
    queryFn: () => load(id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
