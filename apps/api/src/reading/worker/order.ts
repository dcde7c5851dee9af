import type { ExtractFile, ExtractText } from '../answer.ts'
import type { KindLimits } from '../limits.ts'

/** Order for a reader: its file, and the limits of reading. */
export interface ReadOrder<Source = ExtractFile | ExtractText> {
  file: Source
  limits: KindLimits
}
