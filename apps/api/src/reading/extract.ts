import { availableParallelism } from 'node:os'
import type { DocumentKind } from '../platform/content/document-kind.ts'
import { startPool } from '../platform/threads/pool.ts'
import { startThread } from '../platform/threads/thread.ts'
import type { ExtractAnswer, ExtractFile, Extractor, ExtractText } from './answer.ts'
import { type Languages, packagedLanguages } from './document/ocr/languages.ts'
import { startScanReader } from './document/ocr/scan-process.ts'
import { type KindLimits, scanLimits, textLimits, zoneLimits } from './limits.ts'
import { ended, notBegun } from './worker/ended.ts'
import type { ReadOrder } from './worker/order.ts'
import { endedZone } from './zone/reasons.ts'
import { startZoneReader } from './zone/zone-process.ts'

export type { ExtractAnswer, ExtractFile, Extractor, ExtractStatus, FoundValue, ResumeFields } from './answer.ts'
export type { SkillWords } from './text/skill-lexicon.ts'

/** Limits given here stand instead of those of each kind. */
export interface ExtractorOptions extends Partial<KindLimits> {
  /** Threads that read text; recognising and reading zones have one process each. */
  workers?: number
  languages?: Languages
  scan?: Partial<KindLimits>
  zone?: Partial<typeof zoneLimits>
}

const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
const textWorker = new URL('./worker/extract-worker.ts', import.meta.url)
const heapMbMax = Math.max(...Object.values(textLimits).map((limits) => limits.memoryMbMax))

/** Reads uploaded documents in workers with bounded memory and time; workers start at the first file and stay warm. */
export function startExtractor(options: ExtractorOptions = {}): Extractor {
  const { workers = threads, languages = packagedLanguages, scan, zone, ...limits } = options
  const textOf = (kind: DocumentKind) => ({ ...textLimits[kind], ...limits })
  const scanOf = (kind: DocumentKind) => ({ ...(scanLimits[kind] ?? textLimits[kind]), ...scan })
  const startReader = () =>
    startThread<ReadOrder, ExtractAnswer>({ file: textWorker, heapMbMax, boundsOf: ({ limits }) => limits, ended })
  const texts = startPool(workers, startReader, notBegun)
  const scans = startPool(1, startScanReader, notBegun)
  const zones = startPool(1, startZoneReader, endedZone.stopped)

  const read = (file: ExtractFile | ExtractText) => texts.take({ file, limits: textOf(file.kind) })
  const readText = (file: ExtractFile) => read(file)
  const readJobText: Extractor['readJobText'] = (text, skills) =>
    read({ text, kind: 'txt', isJob: true, ...(skills ? { skills } : {}) })
  const recognise = async (file: ExtractFile) => {
    const answer = await scans.take({ file, limits: scanOf(file.kind), languages })
    return answer.status === 'timed-out' || answer.status === 'unreadable'
      ? orText(answer, await readText(file))
      : answer
  }
  return {
    readText,
    readJobText,
    recognise,
    async extract(file) {
      const answer = await readText(file)
      return answer.scanned ? recognise(file) : answer
    },
    readZone: (file, today) => zones.take({ file, today, limits: { ...zoneLimits, ...zone } }),
    close: async () => void (await Promise.all([texts.close(), scans.close(), zones.close()])),
  }
}

// A page that cannot be recognised must not cost the text that other pages hold.
const orText = (failed: ExtractAnswer, { scanned, ...text }: ExtractAnswer): ExtractAnswer =>
  text.pages.some((page) => page !== '') ? { ...text, status: 'read', reason: failed.reason } : failed
