import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const withinMs = 30_000
// A picture of 50 million pixels takes about 200 MB while it is drawn, a HEIC of 25 million about 700.
const atOnceMax = 2

const program = join(import.meta.dirname, 'image-process.ts')

export type ImageKind = 'png' | 'jpg' | 'webp' | 'heic'

/**
 * Draws a picture anew at `to`, a HEIC as a JPEG, turned as its camera said and without anything but its pixels: no EXIF, place, profile,
 * comment or tail. Answers why it cannot, or null.
 */
export async function reencodeImage(from: string, to: string, kind: ImageKind): Promise<string | null> {
  return inTurn(async () => {
    const child = spawn(process.execPath, [program, from, to, kind], { env: {}, stdio: 'ignore', timeout: withinMs })
    const [code, signal]: (number | NodeJS.Signals | null)[] = await once(child, 'exit')
    if (code === 0) return null
    return endings[signal as NodeJS.Signals] ?? 'The image is damaged.'
  })
}

const endings: Partial<Record<NodeJS.Signals, string>> = {
  SIGTERM: 'The image takes too long to read.',
  SIGKILL: 'The image takes too much memory to read.',
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place goes to the next one without becoming free in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
