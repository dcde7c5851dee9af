import * as z from 'zod'
import { countryReference } from '../../wire/record.ts'
import { zoneDoubts, zoneFits, zoneFormats, zoneKinds } from './zone-kinds.ts'

/** A field of a machine-readable zone. Without a `value` nothing may be taken over: then `spellings` says what it may be, the likeliest first. */
export const ZoneField = z.object({
  value: z.string().nullable(),
  doubt: z.enum(zoneDoubts).nullable(),
  /** A letter stood where only a digit may, or the other way, and was read as what its place proves. */
  isMended: z.boolean(),
  spellings: z.array(z.string()),
  /** Place in the zone: line and cells, from 0. */
  line: z.int(),
  from: z.int(),
  to: z.int(),
})
export type ZoneField = z.infer<typeof ZoneField>

/** Passport, visa or card as the zone at its foot says it. Days are `YYYY-MM-DD`; states are the three letters of the zone. */
export const ZoneReading = z.object({
  format: z.enum(zoneFormats),
  kind: z.enum(zoneKinds),
  issuer: ZoneField,
  citizenship: ZoneField,
  /** The country of the citizenship; none for what is no country. */
  citizenshipInfo: countryReference,
  number: ZoneField,
  birthDate: ZoneField,
  expiryDate: ZoneField,
  sex: ZoneField,
  surname: ZoneField,
  givenNames: ZoneField,
  hasOneName: z.boolean(),
  /** The name fills its line to the last sign: more of it may be missing. */
  nameCut: z.boolean(),
  /** Names of the zone beside those of the person it was read for. */
  nameFits: z.enum(zoneFits),
  /** The zone cut out of the picture and straightened, as a `data:` address, and where its lines stand in it, in fractions. */
  strip: z.object({
    address: z.string(),
    width: z.int(),
    height: z.int(),
    lines: z.array(
      z.object({ top: z.number(), height: z.number(), left: z.number(), width: z.number(), cells: z.int() }),
    ),
  }),
})
export type ZoneReading = z.infer<typeof ZoneReading>
