import * as z from 'zod'
import { fileKey, StoredFile } from '../../base/file/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'
import { companyDocumentTypes } from '../onboarding/choices.ts'

export const CompanyDocument = z.object({
  ...recordBase,
  companyId: recordId,
  documentType: z.enum(companyDocumentTypes),
  /** The key of its file. */
  documentKey: fileKey,
  /** The call that gives the file out. */
  documentUrl: z.string(),
  /** True if the company may be without it. */
  isOptional: z.boolean(),
  /** Its one file. */
  documentFile: z.array(StoredFile),
})
export type CompanyDocument = z.infer<typeof CompanyDocument>

const entry = z.object({
  documentType: z.enum(companyDocumentTypes, 'Document Type is required'),
  documentKey: fileKey,
  version: z.int().optional(),
})
export type CompanyDocumentEntry = z.infer<typeof entry>

export const CompanyDocuments = z.object({
  documents: z
    .array(entry, 'At least one document is required')
    .min(1, 'At least one document is required')
    .max(companyDocumentTypes.length, 'One file per document')
    .refine((documents) => new Set(documents.map(({ documentType }) => documentType)).size === documents.length, {
      message: 'One file per document',
    }),
})

const place = (path: string, summary: string) => ({
  path: `/company-document/${path}` as const,
  summary,
  tag: 'company-document',
})

export const document = {
  list: listEndpoint(
    place('list-documents', "List a company's documents"),
    CompanyDocument,
    {
      sort: ['name', 'documentType', 'updateDate'],
      filters: { companyId: recordId, documentType: z.enum(companyDocumentTypes) },
      search: ['name'],
    },
    { access: access.onboarding.read, beforeOnboarding: true },
  ),
  /** A slot that is filled gets the new file; the one before leaves the store. */
  add: endpoint('POST', place('add-multiple-documents', 'Put files into document slots, all or none'), {
    access: access.onboarding.manage,
    beforeOnboarding: true,
  })
    .input(CompanyDocuments)
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(CompanyDocument) })),
}
