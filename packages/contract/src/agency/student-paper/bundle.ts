import * as z from 'zod'
import { type FreshProof, freshProof, missingProof } from '../../field/fresh-proof.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { moment, recordId } from '../../wire/record.ts'
import { bundleFormats, bundleGaps, bundleStates } from './kinds.ts'

/** A paper of a bundle, under the name that it has there. */
const BundlePart = z.object({
  paper: recordId,
  name: z.string(),
  /** The page on which it begins; null in a ZIP, and of one that is left out. */
  page: z.int().nullable(),
  /** Null if it is in it. */
  leftOut: z.enum(bundleGaps).nullable(),
})

/** Accepted papers of an application in one file, for the person who asked. */
export const PaperBundle = z.object({
  _id: recordId,
  createDate: moment,
  format: z.enum(bundleFormats),
  state: z.enum(bundleStates),
  /** The name of its file, once it is made. */
  name: z.string(),
  hasIdentity: z.boolean(),
  /** In the order of the checklist; none before it is made. */
  parts: z.array(BundlePart),
})
export type PaperBundle = z.infer<typeof PaperBundle>

/** Standing of an application's bundle: how many papers it would hold now, and the caller's own latest one. */
const BundleStanding = z.object({
  accepted: z.int(),
  /** True if a passport, visa or birth record is among them: whoever asks shows again that it is they. */
  hasIdentity: z.boolean(),
  latest: PaperBundle.nullable(),
})

const asked = { applicationId: recordId, format: z.enum(bundleFormats), language: z.enum(languages).default('en') }

/** The dialog's form, if the proof that is asked for is known; without papers of identity none is. */
export const bundleForm = (askedFor: () => keyof FreshProof | undefined) =>
  z.object({ format: z.enum(bundleFormats), ...freshProof }).superRefine((given, check) => {
    const field = askedFor()
    if (field && !given[field]) check.addIssue({ code: 'custom', path: [field], message: missingProof[field] })
  })

const place = (path: string, summary: string) => ({
  path: `/student-paper/${path}` as const,
  summary,
  tag: 'student-paper',
})
const ofApplication = {
  access: access.studentPapers.read,
  record: { kind: 'student-application', field: 'applicationId' },
}

export const paperBundle = {
  viewBundle: endpoint('POST', place('view-bundle', 'How far the bundle of an application is'), ofApplication)
    .input(z.object({ applicationId: recordId }))
    .output(z.object({ success: z.literal(true), data: BundleStanding })),
  /** Stands in the audit; each paper of identity in it counts as the reading of a sealed value. */
  makeBundle: endpoint(
    'POST',
    place('make-bundle', 'Have the accepted papers of an application made into one file'),
    ofApplication,
    202,
  )
    .input(z.object({ ...asked, ...freshProof }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: PaperBundle })),
  openBundle: endpoint('POST', place('open-bundle/{id}', 'An address to download a finished bundle from'), {
    access: access.studentPapers.read,
    record: { kind: 'paper-bundle', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), presignedUrl: z.string() })),
}
