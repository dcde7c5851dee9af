export { countryOfZone } from './parse/states.ts'

export type ZoneFormat = 'TD3' | 'TD2' | 'TD1' | 'MRV-A' | 'MRV-B'

/**
 * Reasons for which a field needs a look: its check digit fails, several spellings fit, its signs are not clear, a date or sex says that it
 * is unknown or cannot be, a name was cut off at the end of its line.
 */
export type ZoneDoubt = 'digit' | 'spelling' | 'faint' | 'unknown' | 'cut'

/**
 * A field as the zone says it. `value` is null whenever it must not be filled in; `spellings` hold what it may be then, the likeliest first
 * (none after a failed digit). `isMended` says that the place or a check digit decided a sign against its looks.
 */
export interface ZoneField {
  value: string | null
  doubt: ZoneDoubt | null
  isMended: boolean
  spellings: string[]
  /** Its line from 0, and its cells from the first to the one behind the last. */
  line: number
  from: number
  to: number
}

/** Cells of a line in the strip, as fractions of its size. */
export interface StripLine {
  top: number
  height: number
  left: number
  width: number
  cells: number
}

/** The lines of the zone, straightened, as a small grey picture. */
export interface ZoneStrip {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  lines: StripLine[]
}

/** The fields that a zone holds. Codes of states stand as the zone writes them: `IND`, `D`, `GBD`. */
export interface ZoneFields {
  format: ZoneFormat
  kind: 'passport' | 'visa' | 'card'
  issuer: ZoneField
  citizenship: ZoneField
  number: ZoneField
  /** `YYYY-MM-DD`. */
  birthDate: ZoneField
  /** `YYYY-MM-DD`. */
  expiryDate: ZoneField
  /** `M`, `F` or `X`. */
  sex: ZoneField
  surname: ZoneField
  givenNames: ZoneField
  /** The holder has one name, which stands as surname or as given names, as the zone has it. */
  hasOneName: boolean
  /** The names fill their line to its last sign, so that some of them may be missing. */
  nameCut: boolean
}

export interface ZoneReading extends ZoneFields {
  strip: ZoneStrip
}

export type ZoneFailure = 'none' | 'two' | 'cut' | 'too-large' | 'unreadable' | 'timed-out'

/** The reading of a zone, or why there is none; `reason` is a sentence for a person. */
export type ZoneAnswer = { status: 'read'; reading: ZoneReading } | { status: ZoneFailure; reason: string }

/** A picture or a PDF with a passport, a visa or a card. */
export interface ZoneFile {
  path: string
  kind: 'pdf' | 'png' | 'jpg' | 'webp'
}
