import type { TableRow } from '../../../platform/table/answer.ts'
import type { Platform } from '../../../platform.ts'
import { maskOfColumns } from './sealing.ts'
import type { ImportRecord } from './tables.ts'

const samplesMax = 3
const sampleCharsMax = 80

const placeOf = (rowId: string) => ({ table: 'import', column: 'sealed_samples', rowId })

/** Adds to the samples of each column what more rows hold. */
export function takeSamples(samples: string[][], rows: TableRow[]): void {
  for (const [at, found] of samples.entries()) {
    for (const { cells } of rows) {
      if (found.length === samplesMax) break
      const cell = cells[at]?.slice(0, sampleCharsMax)
      if (cell && !found.includes(cell)) found.push(cell)
    }
  }
}

/** Seals the samples: in columns that nobody maps they may be account numbers. */
export const sealSamples = ({ fields }: Platform, { id }: ImportRecord, samples: string[][]): string =>
  fields.seal(JSON.stringify(samples), placeOf(id))

/** A few values of each column, masked if they are or may be of one that is sealed; none once they are let go. */
export function openSamples({ fields }: Platform, { id, kind, mapping, sealed_samples }: ImportRecord): string[][] {
  if (sealed_samples === null) return []
  const samples: string[][] = JSON.parse(fields.open(sealed_samples, placeOf(id)))
  const maskOf = maskOfColumns(kind, mapping)
  return samples.map((found, at) => found.map((cell) => maskOf(at)(cell)))
}
