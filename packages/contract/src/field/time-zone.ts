import * as z from 'zod'
import { isWritableZone } from '../format/time-zones.ts'

/** An IANA name of a zone. The zones that this runtime knows are the ones that it can write times in. */
export const timeZone = z.string().max(60).refine(isWritableZone, 'Unknown time zone')
