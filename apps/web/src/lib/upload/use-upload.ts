import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import { useEffect, useReducer, useRef, useState } from 'react'
import { toast } from '../feedback/toast'
import { errorText, useTranslation } from '../language/i18n'
import { makeQueue } from './queue'
import { rejectionText } from './rejection-text'
import { sendFile } from './send-file'
import { filesMax, judgeFiles, reduceUploads, type UploadItem } from './upload-state'

export interface UploadOptions {
  /** Up to five files instead of one. */
  isMultiple?: boolean
  /** Another number of them. */
  max?: number
  /** How many are sent at a time; the others wait their turn. */
  atOnceMax?: number
  /** Starts as soon as a file is chosen; without it, `start` is the Upload button. */
  isImmediate?: boolean
  onStored?: (fileKey: string, file: File) => unknown
  /** A record takes the file before it counts as uploaded, and shows it from then on; `failed` is a key with `{message}`. */
  save?: { call: (fileKey: string) => Promise<unknown>; failed: string }
}

/**
 * Files on their way to the store: asks for a signed address, PUTs there, hands back the key that a record refers to.
 * `const upload = useUpload('resume', { isImmediate: true, onStored })`, drawn by `<UploadField upload={upload} label="Upload Resume" />`.
 */
export function useUpload(
  purpose: FilePurpose,
  {
    isMultiple = false,
    max = isMultiple ? filesMax : 1,
    atOnceMax = max,
    isImmediate = false,
    onStored,
    save,
  }: UploadOptions = {},
) {
  const { t } = useTranslation()
  const [items, dispatch] = useReducer(reduceUploads, [])
  const [rejected, setRejected] = useState<readonly string[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(makeQueue())

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  function add(files: readonly File[]) {
    const { accepted, rejections } = judgeFiles(files, purpose, items.length, max)
    const texts = rejections.map((rejection) => rejectionText(rejection, max))
    setRejected(texts)
    for (const said of texts) toast.error(said)
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
    const leave = await queue.current.enter(atOnceMax)
    try {
      controller.signal.throwIfAborted()
      const fileKey = await sendFile(file, purpose, controller.signal, (progress) =>
        dispatch({ type: 'progressed', id, progress }),
      )
      if (save) return await saveStored({ id, file }, fileKey, save)
      dispatch({ type: 'stored', id, fileKey })
      await onStored?.(fileKey, file)
      return true
    } catch (error) {
      if (controller.signal.aborted) dispatch({ type: 'cancelled', id })
      else
        fail(
          { id, file },
          t('Upload failed: {message}', { message: error instanceof Error ? error.message : errorText(error) }),
        )
      return false
    } finally {
      leave()
      running.current.delete(id)
    }
  }

  async function saveStored(
    sent: { id: string; file: File },
    fileKey: string,
    { call, failed }: NonNullable<UploadOptions['save']>,
  ) {
    try {
      await call(fileKey)
      dispatch({ type: 'removed', id: sent.id })
      return true
    } catch (error) {
      fail(sent, t(failed, { message: errorText(error) }))
      return false
    }
  }

  function fail({ id, file }: { id: string; file: File }, message: string) {
    dispatch({ type: 'failed', id, message })
    toast.error(isMultiple ? `${t('Upload failed for {file}', { file: file.name })}. ${message}` : message)
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
    /** Why files of the last choice were not taken. */
    rejected,
    add,
    start,
    cancel: (id: string) => running.current.get(id)?.abort(),
    cancelAll: () => {
      for (const controller of running.current.values()) controller.abort()
    },
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
