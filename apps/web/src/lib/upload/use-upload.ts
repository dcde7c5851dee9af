import type { FilePurpose } from '@corridor/contract/file-purposes'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../client'
import { errorText } from '../i18n'
import { toast } from '../toast'
import { putFile } from './put-file'
import { filesMax, judgeFiles, type Rejection, reduceUploads, type UploadItem, uploadType } from './upload-state'

export interface UploadOptions {
  /** Up to five files instead of one. */
  isMultiple?: boolean
  /** Starts as soon as a file is chosen; without it, `start` is the Upload button. */
  isImmediate?: boolean
  onStored?: (fileKey: string, file: File) => unknown
}

/**
 * Files on their way to the store: asks for a signed address, PUTs there, hands back the key that a record refers to.
 * `const upload = useUpload('resume', { isImmediate: true, onStored })`, drawn by `<UploadField upload={upload} label="Upload Resume" />`.
 */
export function useUpload(
  purpose: FilePurpose,
  { isMultiple = false, isImmediate = false, onStored }: UploadOptions = {},
) {
  const { t } = useTranslation()
  const [items, dispatch] = useReducer(reduceUploads, [])
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  function rejectionText(rejection: Rejection): string {
    if (rejection.reason === 'count') return t('Maximum {n} files allowed', { n: filesMax })
    const reason =
      rejection.reason === 'size'
        ? t('File is larger than {limit}MB', { limit: rejection.limit })
        : t('File type not accepted')
    return t('"{file}" rejected: {reason}', { file: rejection.file, reason })
  }

  function add(files: readonly File[]) {
    const { accepted, rejections } = judgeFiles(files, purpose, items.length, isMultiple)
    for (const rejection of rejections) toast.error(rejectionText(rejection))
    if (accepted.length === 0) return
    if (!isMultiple) for (const item of items) running.current.get(item.id)?.abort()
    const added = accepted.map((file) => ({ id: crypto.randomUUID(), file }))
    dispatch({ type: 'added', items: added, isMultiple })
    if (isImmediate) for (const item of added) void send(item)
  }

  async function send({ id, file }: { id: string; file: File }): Promise<boolean> {
    const controller = new AbortController()
    running.current.set(id, controller)
    dispatch({ type: 'started', id })
    try {
      const target = await requestAddress(file, controller.signal)
      const status = await putFile(file, target, controller.signal, (progress) =>
        dispatch({ type: 'progressed', id, progress }),
      )
      if (status >= 300) throw new Error(t('Upload failed with status: {code}', { code: status }))
      dispatch({ type: 'stored', id, fileKey: target.fileKey })
      await onStored?.(target.fileKey, file)
      return true
    } catch (error) {
      if (controller.signal.aborted) dispatch({ type: 'cancelled', id })
      else fail(id, error)
      return false
    } finally {
      running.current.delete(id)
    }
  }

  async function requestAddress(file: File, signal: AbortSignal) {
    const request = { fileName: file.name, fileType: uploadType(file), fileSize: file.size, isPublic: false, purpose }
    try {
      return await client.file.uploadUrl(request, { signal })
    } catch (error) {
      if (signal.aborted) throw error
      throw new Error(`${t('Failed to get upload URL')}. ${errorText(error)}`, { cause: error })
    }
  }

  function fail(id: string, error: unknown) {
    const message = t('Upload failed: {message}', {
      message: error instanceof Error ? error.message : errorText(error),
    })
    dispatch({ type: 'failed', id, message })
    toast.error(message)
  }

  async function start() {
    if (items.length === 0) return toast.error(t('Please select a file first'))
    const ready = items.filter((item) => item.state === 'ready')
    if (ready.length === 0) return toast.error(t('No files ready for upload'))
    const sent = await Promise.all(ready.map(send))
    const stored = sent.filter(Boolean).length
    if (stored > 0) toast.success(t('{n} file(s) uploaded successfully', { n: stored }))
  }

  return {
    purpose,
    isMultiple,
    isImmediate,
    items,
    add,
    start,
    cancel: (id: string) => running.current.get(id)?.abort(),
    retry: (item: UploadItem) => void send(item),
    remove: (id: string) => {
      running.current.get(id)?.abort()
      dispatch({ type: 'removed', id })
    },
    fileKeys: items.flatMap((item) => (item.state === 'success' ? item.fileKey : [])),
    isUploading: items.some((item) => item.state === 'uploading'),
  }
}

export type Upload = ReturnType<typeof useUpload>
