import type { DocumentKind } from '../platform/content/document-kind.ts'

export interface KindLimits {
  /** Time for the whole file if text is read, for one page if it is recognised. */
  timeoutMs: number
  memoryMbMax: number
  pagesMax: number
  textCharsMax: number
}

const flowing: KindLimits = { timeoutMs: 10_000, memoryMbMax: 192, pagesMax: 1, textCharsMax: 500_000 }

/** Limits for reading the text of a file. An image has none: its only limit is that nobody waits for it. */
export const textLimits: Record<DocumentKind, KindLimits> = {
  pdf: { timeoutMs: 15_000, memoryMbMax: 256, pagesMax: 50, textCharsMax: 500_000 },
  docx: { ...flowing, memoryMbMax: 256, timeoutMs: 15_000 },
  odt: { ...flowing, memoryMbMax: 256, timeoutMs: 15_000 },
  doc: flowing,
  rtf: flowing,
  txt: flowing,
  png: flowing,
  jpg: flowing,
}

const recognised: KindLimits = { timeoutMs: 60_000, memoryMbMax: 1024, pagesMax: 1, textCharsMax: 200_000 }

/** Limits for recognising the text of images: time of one page, memory of the whole process. */
export const scanLimits: Partial<Record<DocumentKind, KindLimits>> = {
  pdf: { ...recognised, pagesMax: 10 },
  png: recognised,
  jpg: recognised,
}

/** The answer leaves the worker by copy: words beyond these are left without a place. */
export const wordsMax = 50_000

/** Limits for reading the zone of a passport: time of the whole file, memory of the whole process. */
export const zoneLimits = { timeoutMs: 20_000, memoryMbMax: 500 }

/** A PDF of more pages is no copy of one document. */
export const zonePagesMax = 4
