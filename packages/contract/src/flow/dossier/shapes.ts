import * as z from 'zod'
import { access, companyRoles } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { joined, moment, recordId } from '../../wire/record.ts'
import { dossierStates } from './states.ts'

/** A part of the dossier, at the page where it begins. */
export const DossierPart = z.object({
  title: z.string(),
  page: z.int(),
  /** Hash of an appended file, by which anybody may compare it with the original; null for a part that the product wrote. */
  hash: z.string().nullable(),
  /** True if the appended PDF was signed; in the dossier it no longer is. */
  isSigned: z.boolean(),
  /** False if the file could not be opened, and so is only named. */
  isReadable: z.boolean(),
})
export type DossierPart = z.infer<typeof DossierPart>

/** The whole dossier of a company in one PDF. */
export const Dossier = z.object({
  state: z.enum(dossierStates),
  /** True if what it says has changed since it was made. */
  isOutdated: z.boolean(),
  madeDate: moment.nullable(),
  /** SHA-256 of the file. */
  hash: z.string().nullable(),
  pages: z.int().nullable(),
  parts: z.array(DossierPart),
  /** Empty until it was made once, and for those who may not read the company's documents. */
  fileInfo: joined({ fileKey: z.string(), originalName: z.string(), fileType: z.string(), fileSize: z.int() }),
})
export type Dossier = z.infer<typeof Dossier>

const place = (path: string, summary: string) => ({ path: `/dossier/${path}` as const, summary, tag: 'dossier' })
const answer = z.object({ success: z.literal(true), message: z.string(), data: Dossier })

export const dossier = {
  /** Reads the dossier of the own company, or of the one that an administrator names. */
  view: endpoint('POST', place('view', 'The dossier of a company, and what is in it'), {
    access: ['administrator', ...companyRoles],
    record: { kind: 'company', field: 'companyId' },
  })
    .input(z.object({ companyId: recordId.optional() }).prefault({}))
    .output(answer),
  /** Nothing is made anew if nothing has changed. */
  make: endpoint('POST', place('make', 'Have the dossier of the own company made'), { access: access.setup.manage })
    .input(z.object({ language: z.enum(languages).default('en') }).prefault({}))
    .output(answer),
}
