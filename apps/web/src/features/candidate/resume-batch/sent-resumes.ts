import { batchFilesMax } from '@corridor/contract/candidate/resume-batch/states'
import { useSyncExternalStore } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { keepUnsaved } from '../../../lib/form/draft/unsaved'
import { errorText, t } from '../../../lib/language/i18n'
import { makeQueue } from '../../../lib/upload/queue'
import { rejectionText } from '../../../lib/upload/rejection-text'
import { sendFile } from '../../../lib/upload/send-file'
import { judgeFiles } from '../../../lib/upload/upload-state'
import { reasonText } from './reason-text'

interface Sent {
  /** The batch that takes the files; begun with the first that has arrived, so that none is left empty. */
  batch: string | undefined
  /** How many are on their way. */
  waiting: number
  /** Why files were not taken, each with its name. */
  refused: readonly string[]
}

// More would only share the same line.
const atOnceMax = 4
const nothing: Sent = { batch: undefined, waiting: 0, refused: [] }

// Beyond any page: files that were dropped arrive also if their person goes on to another.
let sent = nothing
let starting: Promise<string> | undefined
const listeners = new Set<() => void>()
const queue = makeQueue()

function publish(change: Partial<Sent>) {
  sent = { ...sent, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resumes that were dropped, and are not put away yet. */
export const useSentResumes = () => useSyncExternalStore(subscribe, () => sent)

export function forgetSent() {
  starting = undefined
  publish(nothing)
}

/** Sends resumes into a batch that is reviewed: a new one, that of the last drop, or the given one. */
export async function sendResumes(files: readonly File[], into?: string): Promise<void> {
  const { accepted, rejections } = judgeFiles(files, 'resume', 0, batchFilesMax)
  if (into && into !== sent.batch) {
    starting = Promise.resolve(into)
    publish({ batch: into })
  }
  publish({ waiting: sent.waiting + accepted.length, refused: [] })
  for (const rejection of rejections) refuse(rejectionText(rejection, batchFilesMax))
  const isLeft = keepUnsaved(Symbol('resumes'))
  await Promise.all(accepted.map(send))
  isLeft()
}

async function send(file: File): Promise<void> {
  const leave = await queue.enter(atOnceMax)
  try {
    const fileKey = await sendFile(file, 'resume', new AbortController().signal)
    const { data } = await client.resumeBatch.addFile({ id: await start(), fileKey })
    // Its contents were refused: there is nothing to review.
    if (data.state === 'failed' && data.reason)
      refuse(t('"{file}" rejected: {reason}', { file: file.name, reason: reasonText(data.reason) }))
    await refresh(api.resumeBatch)
  } catch (error) {
    refuse(
      `${t('Upload failed for {file}', { file: file.name })}. ${error instanceof Error ? error.message : errorText(error)}`,
    )
  } finally {
    leave()
    publish({ waiting: sent.waiting - 1 })
  }
}

function start(): Promise<string> {
  starting ??= client.resumeBatch.start({ isReviewed: true }).then(
    ({ data }) => {
      publish({ batch: data._id })
      return data._id
    },
    (error) => {
      starting = undefined
      throw error
    },
  )
  return starting
}

/** Says it on the card, or over whatever page has none. */
function refuse(said: string) {
  publish({ refused: [...sent.refused, said] })
  if (listeners.size === 0) toast.error(said)
}
