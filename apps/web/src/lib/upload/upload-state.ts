import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import { filePurposes, megabyte } from '@corridor/contract/base/file/purposes'

export type UploadItem = { id: string; file: File } & (
  | { state: 'ready' }
  | { state: 'uploading'; progress: number }
  | { state: 'success'; fileKey: string }
  | { state: 'error'; message: string }
)

export type UploadEvent =
  | { type: 'added'; items: { id: string; file: File }[]; isMultiple: boolean }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'stored'; id: string; fileKey: string }
  | { type: 'failed'; id: string; message: string }
  | { type: 'cancelled'; id: string }
  | { type: 'removed'; id: string }

/** spec 1 §5: five files where several may be chosen. */
export const filesMax = 5

/** ready → uploading → success | error; cancelled → ready; error → uploading again. An event that does not fit is ignored. */
export function reduceUploads(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  if (event.type === 'added') {
    const added = event.items.map((item) => ({ ...item, state: 'ready' }) as const)
    return event.isMultiple ? [...items, ...added] : added.slice(-1)
  }
  if (event.type === 'removed') return items.filter((item) => item.id !== event.id)
  return items.map((item) => (item.id === event.id ? move(item, event) : item))
}

function move(item: UploadItem, event: Exclude<UploadEvent, { type: 'added' | 'removed' }>): UploadItem {
  const { id, file } = item
  if (event.type === 'started') {
    return item.state === 'ready' || item.state === 'error' ? { id, file, state: 'uploading', progress: 0 } : item
  }
  if (item.state !== 'uploading') return item
  switch (event.type) {
    case 'progressed':
      return { ...item, progress: event.progress }
    case 'stored':
      return { id, file, state: 'success', fileKey: event.fileKey }
    case 'failed':
      return { id, file, state: 'error', message: event.message }
    case 'cancelled':
      return { id, file, state: 'ready' }
  }
}

export type Rejection = { file: string; reason: 'size' | 'type' | 'empty'; limit: number } | { reason: 'count' }

/** Which of the chosen files may be uploaded for a purpose, and why the others may not. The server judges again, by content. */
export function judgeFiles(files: readonly File[], purpose: FilePurpose, alreadyThere: number, max: number) {
  const { bytesMax, types, extensions } = filePurposes[purpose]
  const rejections: Rejection[] = []
  const limit = bytesMax / megabyte
  const fitting = files.filter((file) => {
    const isKnown =
      types.some((type) => type === file.type) || extensions.some((end) => file.name.toLowerCase().endsWith(end))
    if (!isKnown) rejections.push({ file: file.name, reason: 'type', limit })
    else if (file.size > bytesMax) rejections.push({ file: file.name, reason: 'size', limit })
    else if (file.size === 0) rejections.push({ file: file.name, reason: 'empty', limit })
    return isKnown && file.size > 0 && file.size <= bytesMax
  })
  const room = max > 1 ? Math.max(max - alreadyThere, 0) : 1
  if (fitting.length > room && max > 1) rejections.push({ reason: 'count' })
  return { accepted: fitting.slice(0, room), rejections }
}

const typeByExtension: Record<string, string> = {
  '.csv': 'text/csv',
  '.zip': 'application/zip',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.heic': 'image/heic',
  '.heif': 'image/heif',
}

/** The media type that a file is sent as. Systems with a spreadsheet program give tables its own, or none; most know no HEIC. */
export const uploadType = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  Object.entries(typeByExtension).find(([end]) => name.toLowerCase().endsWith(end))?.[1] ?? type
