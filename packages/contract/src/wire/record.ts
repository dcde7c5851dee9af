import * as z from 'zod'
import './in-words.ts'

/** A record's id on the wire: a UUIDv7. */
export const recordId = z.uuid()

/** A moment on the wire: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** Fields of every record. `version` goes back with an update: an older one is 409 `record.changed`. */
export const recordBase = {
  _id: recordId,
  version: z.int(),
  createDate: moment,
}

/** A joined reference arrives as an array of one element, as the specifications read it (`countryInfo[0].name`). */
export const joined = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape))

/** A country that is joined: pages say it in the reader's language by its ISO code, which one that was typed has not. */
export const countryReference = joined({ _id: recordId, name: z.string(), code: z.string().nullable() })

/** Company of the record; administrators read those of all companies. */
export const companyInfo = joined({ _id: recordId, name: z.string() })

export const userInfo = joined({ _id: recordId, name: z.string(), firstName: z.string(), lastName: z.string() })

export const statuses = ['active', 'inactive'] as const
export type Status = (typeof statuses)[number]
export const status = z.enum(statuses)
export const statusInfo = joined({ name: status })
