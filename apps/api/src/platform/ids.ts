import { v7 } from 'uuid'

/** A new record's id: a UUIDv7, so that ids sort by the time they were made. */
export const newId = (): string => v7()

/** A record's id as it would have been made at `moment`, so that what is told of the past sorts there. */
export const idAt = (moment: Date): string => v7({ msecs: moment.getTime() })
