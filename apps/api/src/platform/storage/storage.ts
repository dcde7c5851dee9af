import type { Readable } from 'node:stream'

/** Addresses live five minutes (safety.md, Upload addresses). */
export const addressSeconds = 300

/** The moment that addresses begin at: one clock for all nodes, whatever a machine's own says. */
export type Clock = () => Promise<Date>

/** Place of bytes: `uploads` until their first reference, then `files`, to which no address to write is ever given. */
export type Place = 'uploads' | 'files'

export interface PutAddress {
  url: string
  /** Headers that the address is signed with, for the sender to repeat. */
  headers: Record<string, string>
}

/** A kept file whose bytes go out as they are read. */
export interface KeptBytes {
  /** Bytes of the whole file. */
  length: number
  /** Its bytes from the one numbered `from` up to, and without, the one numbered `to`; all of them if nothing is said. */
  stream(from?: number, to?: number): Readable
}

/** A file to keep: the key, the media type, and the company that it belongs to, null for one of the house. */
export interface FileToKeep {
  key: string
  type: string
  companyId: string | null
}

/** Store of files. The disk driver's addresses to write lead back to this server, the object store's to the store. */
export interface Storage {
  /** Throws if files can be neither read nor kept at the moment. */
  check(): Promise<void>
  /** Takes one upload of one type and length, once. */
  putAddress(upload: { key: string; type: string; length: number }): Promise<PutAddress>
  /** Bytes that lie under the key, or null if nothing does. */
  lengthOf(place: Place, key: string): Promise<number | null>
  /** Works on a path of this machine that holds the bytes; it is gone afterwards. Throws `file.notFound`. */
  withLocalFile<Result>(place: Place, key: string, work: (path: string) => Promise<Result>): Promise<Result>
  /** A kept file, to be read bit by bit. Throws `file.notFound`. */
  read(key: string): Promise<KeptBytes>
  /** Keeps a file of this machine under its key for good, on disk before this answers; what is kept there already stays. Answers its length. */
  keep(file: FileToKeep, path: string): Promise<number>
  /** Removes what lies under the key; nothing may lie there. */
  remove(place: Place, key: string): Promise<void>
  /** Keys of uploads that arrived before a moment. */
  listUploads(before: Date): AsyncIterable<string>
}
