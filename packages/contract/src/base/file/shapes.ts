import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { fileFacts } from './facts.ts'
import { type FilePurpose, filePurposes, namesFile } from './purposes.ts'

/** A file's key: made by the server, opaque to everyone else. */
export const fileKey = z.string().min(1).max(200)

const purposes = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]

/** File as the record that holds it shows it. */
export const StoredFile = z.object({ fileKey, originalName: z.string(), fileType: z.string(), fileSize: z.int() })
export type StoredFile = z.infer<typeof StoredFile>

export const file = {
  uploadUrl: endpoint(
    'POST',
    { path: '/s3/upload-url', summary: 'An address to PUT one file to', tag: 'file' },
    {
      access: access.files.upload,
      beforeOnboarding: true,
    },
  )
    .input(
      z.object({
        fileName: z.string().regex(namesFile, fileFacts.errors['file.name'][1]).trim().min(1).max(255),
        fileType: z.string().max(127),
        fileSize: z.int().min(1, 'This file is empty'),
        isPublic: z.boolean().default(false),
        purpose: z.enum(purposes),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        presignedUrl: z.string(),
        fileKey,
        headers: z.record(z.string(), z.string()),
      }),
    ),
  downloadUrl: endpoint(
    'GET',
    { path: '/s3/download-url', summary: 'An address to download one file from', tag: 'file' },
    {
      access: access.files.read,
      beforeOnboarding: true,
      record: { kind: 'file', field: 'fileKey' },
    },
  )
    .input(z.object({ fileKey }))
    .output(z.object({ success: z.literal(true), presignedUrl: z.string() })),
}
