import type { ExtractFile, ExtractText } from '../answer.ts'
import type { KindLimits } from '../limits.ts'

/** What a reader is given: what it reads, and within which limits. */
export interface ReadOrder<Source = ExtractFile | ExtractText> {
  file: Source
  limits: KindLimits
}
