import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { recordId } from '../../wire/record.ts'
import { fileKey, StoredFile } from '../file/shapes.ts'
import { jobTextCharsMax } from './limits.ts'
import { ZoneReading } from './zone.ts'

/** A value read from a document: where it stands (page from 1, character offsets in the page's text) and how sure it is, 0 to 1. */
export const FoundValue = z.object({
  value: z.string(),
  page: z.int(),
  start: z.int(),
  end: z.int(),
  sure: z.number(),
})
export type FoundValue = z.infer<typeof FoundValue>

/** A phone; `isCallable` is false if no network has it. */
const FoundPhone = FoundValue.extend({ isCallable: z.boolean().optional() })

/** A position as a resume tells it. Dates are ISO 8601 as far as they are told: '2019-05' or '2019'. */
export const FoundPosition = z.object({
  title: FoundValue.optional(),
  employer: FoundValue.optional(),
  location: FoundValue.optional(),
  startDate: FoundValue.optional(),
  endDate: FoundValue.optional(),
  isCurrent: z.boolean(),
  description: FoundValue.optional(),
})

export const FoundStudy = z.object({
  degree: FoundValue.optional(),
  school: FoundValue.optional(),
  startDate: FoundValue.optional(),
  endDate: FoundValue.optional(),
})

/** Fields read from a resume; one that it does not show is absent. */
export const ResumeFields = z.object({
  firstName: FoundValue.optional(),
  lastName: FoundValue.optional(),
  email: FoundValue.optional(),
  phone: FoundPhone.optional(),
  jobTitle: FoundValue.optional(),
  location: FoundValue.optional(),
  summary: FoundValue.optional(),
  /** Years in total: as it is said, else what the positions cover. */
  experience: FoundValue.optional(),
  workAuthorization: FoundValue.optional(),
  /** The least that is asked, as far as it is told: a plain number, ISO 4217, hour, day, month or year, and how it is paid. */
  rateAmount: FoundValue.optional(),
  rateCurrency: FoundValue.optional(),
  ratePer: FoundValue.optional(),
  taxTerm: FoundValue.optional(),
  /** Further ones beside the first. */
  emails: z.array(FoundValue).optional(),
  phones: z.array(FoundValue).optional(),
  links: z.array(FoundValue).optional(),
  skills: z.array(FoundValue).optional(),
  positions: z.array(FoundPosition).optional(),
  studies: z.array(FoundStudy).optional(),
  certifications: z.array(FoundValue).optional(),
  languages: z.array(z.object({ language: FoundValue, level: FoundValue.optional() })).optional(),
  /** Lines that begin a position, a study or a section that was not understood. */
  unread: z.array(FoundValue).optional(),
  /** Values that the parser or a model saw in the place of those that the fields have. */
  alternatives: z.array(FoundValue).optional(),
  /** State of a second opinion: given, or its model was unavailable; absent if none was asked for. */
  secondOpinion: z.enum(['given', 'unavailable']).optional(),
})

/** A place of work as it is written, and its parts as far as they stand there; the country of a US state is 'United States'. */
export const FoundJobPlace = z.object({
  place: FoundValue,
  city: FoundValue.optional(),
  state: FoundValue.optional(),
  country: FoundValue.optional(),
})

/** Fields read from a job ad; one that it does not state is absent. Values are normalised, their places hold what was written. */
export const JobFields = z.object({
  jobTitle: FoundValue.optional(),
  /** Full-time, Part-time, Contract, Contract-to-hire, Temporary, Internship. */
  jobTypes: z.array(FoundValue).optional(),
  locations: z.array(FoundJobPlace).optional(),
  /** Remote, Hybrid, On-site. */
  workMode: FoundValue.optional(),
  /** Days of a week that are worked on site: '3'. */
  officeDays: FoundValue.optional(),
  /** Yes, No. */
  relocation: FoundValue.optional(),
  /** Plain numbers: '120000', '62.5'. */
  minSalary: FoundValue.optional(),
  maxSalary: FoundValue.optional(),
  /** ISO 4217. */
  currency: FoundValue.optional(),
  /** hour, day, week, month, year. */
  salaryDuration: FoundValue.optional(),
  /** W2, C2C, 1099. */
  payTypes: z.array(FoundValue).optional(),
  refusedPayTypes: z.array(FoundValue).optional(),
  skills: z.array(FoundValue).optional(),
  niceSkills: z.array(FoundValue).optional(),
  /** Authorizations that are taken, and the words on sponsorship. */
  workAuthorizations: z.array(FoundValue).optional(),
  refusedAuthorizations: z.array(FoundValue).optional(),
  /** Yes: nobody else is taken. No: those named are welcome, others may be. */
  onlyTheseAuthorizations: FoundValue.optional(),
  /** As it is written: '6+ months'; and the least number of months that it names. */
  contractDuration: FoundValue.optional(),
  contractMonths: FoundValue.optional(),
  endClient: FoundValue.optional(),
  vendorContact: z
    .object({ name: FoundValue.optional(), email: FoundValue.optional(), phone: FoundValue.optional() })
    .optional(),
})
export type JobFields = z.infer<typeof JobFields>

/** A job ad that was read: the text of each page, to which the places belong, and the fields. */
export const JobReading = z.object({ pages: z.array(z.string()), fields: JobFields })
export type JobReading = z.infer<typeof JobReading>

/** A pasted text or an uploaded file. The text is kept as it came: its lines carry meaning. */
export const JdExtract = z
  .object({
    text: z
      .string()
      .max(jobTextCharsMax, 'The text is too long: at most 50000 characters')
      .refine((text) => text.trim() !== '', 'Please paste a job description')
      .optional(),
    fileKey: fileKey.optional(),
  })
  .refine(({ text, fileKey }) => (text === undefined) !== (fileKey === undefined), {
    path: ['text'],
    message: 'Please paste a text or upload a file, one of the two',
  })
export type JdExtract = z.infer<typeof JdExtract>

export const parseStates = ['queued', 'running', 'done', 'failed'] as const

export const Parse = z.object({
  parseId: recordId,
  status: z.enum(parseStates),
  /** Reading of a resume. */
  result: ResumeFields.nullable(),
  /** Reading of a job ad. */
  job: JobReading.nullable(),
  /** Reading of a passport, visa or card; for whoever asked for it alone. */
  zone: ZoneReading.nullable(),
  /** Reason why nothing, or not everything, could be read: a sentence for the person. */
  reason: z.string().nullable(),
  /** The document; null once a picture was read in vain, and is gone. */
  file: StoredFile.nullable(),
})
export type Parse = z.infer<typeof Parse>

/** A page as it was read. `words` says where each of its words stands, if the document tells it. */
export const PageText = z.object({
  text: z.string(),
  words: z
    .object({
      /** Start and end of each word in `text`. */
      offsets: z.array(z.int()),
      /** Left, top, width and height of each as fractions of the page; null for formats that flow. */
      boxes: z.array(z.number()).nullable(),
    })
    .nullable(),
})
export type PageText = z.infer<typeof PageText>

export const parse = {
  jdExtractor: endpoint(
    'POST',
    { path: '/agent/jd-extractor', summary: 'Read a job ad: a text at once, a file in the background', tag: 'agent' },
    { access: access.jobs.manage, record: { kind: 'file', field: 'fileKey' } },
  )
    .input(JdExtract)
    .output(
      z.object({
        success: z.literal(true),
        /** Follows the reading of a file; null for a text, whose reading is `job`. */
        parseId: recordId.nullable(),
        job: JobReading.nullable(),
        reason: z.string().nullable(),
      }),
    ),
  resumeParser: endpoint(
    'POST',
    { path: '/agent/resume-parser', summary: 'Read a resume in the background', tag: 'agent' },
    { access: access.candidates.manage, record: { kind: 'file', field: 'fileKey' } },
    202,
  )
    .input(z.object({ fileKey }))
    .output(z.object({ success: z.literal(true), parseId: recordId })),
  parse: endpoint(
    'GET',
    { path: '/agent/parse/{parseId}', summary: 'How far a reading is, and what it found', tag: 'agent' },
    { access: access.candidates.manage, record: { kind: 'parse', field: 'parseId' } },
  )
    .input(z.object({ parseId: recordId }))
    .output(z.object({ success: z.literal(true) }).extend(Parse.shape)),
  parseText: endpoint(
    'GET',
    { path: '/agent/parse/{parseId}/text', summary: 'The pages of a resume as they were read', tag: 'agent' },
    { access: access.candidates.manage, record: { kind: 'parse', field: 'parseId' } },
  )
    .input(z.object({ parseId: recordId }))
    .output(z.object({ success: z.literal(true), pages: z.array(PageText) })),
}
