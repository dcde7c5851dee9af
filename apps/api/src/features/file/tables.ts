import type { StoredFile } from '@corridor/contract/file'

export const fileColumns =
  'f.key as file_key, f.original_name as file_name, f.file_type as file_type, f.file_size as file_size'
export interface FileColumns {
  file_key: string | null
  file_name: string | null
  file_type: string | null
  file_size: number | null
}

/** What a record says of the file it holds. Join `stored_file` as `f` and read `fileColumns`. */
export const toStoredFile = (row: FileColumns): StoredFile | null =>
  row.file_key
    ? {
        fileKey: row.file_key,
        originalName: row.file_name ?? '',
        fileType: row.file_type ?? '',
        fileSize: row.file_size ?? 0,
      }
    : null
