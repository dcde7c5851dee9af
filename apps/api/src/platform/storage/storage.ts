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

/** Store of files as the product knows it: kept files lie sealed there, and are read open. */
export interface Storage {
  /** Throws if files can be neither read nor kept at the moment. */
  check(): Promise<void>
  /** Takes one upload of one type and length, once. The disk driver's addresses lead back to this server, the object store's to the store. */
  putAddress(upload: { key: string; type: string; length: number }): Promise<PutAddress>
  /** Bytes of the file under the key, or null if nothing lies there. Throws for a kept file as `read` does. */
  lengthOf(place: Place, key: string): Promise<number | null>
  /** Works on a path of this machine that holds the bytes; it is gone afterwards. Throws for a kept file as `read` does. */
  withLocalFile<Result>(place: Place, key: string, work: (path: string) => Promise<Result>): Promise<Result>
  /**
   * A kept file, to be read bit by bit. Throws `file.notFound`, and `file.sealBroken`, `file.sealNewer`, `file.sealLocked` or `file.erased`
   * if it does not open; a stream that comes to a part that does not open ends with the same, before any byte of that part.
   */
  read(key: string): Promise<KeptBytes>
  /** Keeps a file of this machine under its key for good, on disk before this answers; what is kept there already stays. Answers its length. */
  keep(file: FileToKeep, path: string): Promise<number>
  /** Removes what lies under the key; nothing may lie there. */
  remove(place: Place, key: string): Promise<void>
  /** Keys of uploads that arrived before a moment. */
  listUploads(before: Date): AsyncIterable<string>
  /** Seals a file that was kept before files were sealed; a sealed one stays as it is. Throws `file.notFound`. */
  sealKept(file: FileToKeep): Promise<void>
}

/** Driver of a store, which keeps and gives the bytes as they lie. */
export interface Store extends Omit<Storage, 'sealKept'> {
  /** Puts another form of a kept file in its place, at once: whoever reads has the one or the other. Throws `file.notFound`. */
  replace(file: Pick<FileToKeep, 'key' | 'type'>, path: string): Promise<void>
}
