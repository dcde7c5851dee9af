import * as z from 'zod'

export const formatVersion = 1

/** Head of a backup, before its rows: which code's tables it holds. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})
export type Manifest = z.infer<typeof Manifest>

/** End of a backup, so that a torn one is known. */
export const Ending = z.object({ rows: z.record(z.string(), z.int()), files: z.int() })
export type Ending = z.infer<typeof Ending>

export const manifestName = 'manifest.json'
export const endingName = 'ending.json'
export const tableEntry = (name: string) => `tables/${name}`
export const fileEntry = (key: string) => `files/${key}`
