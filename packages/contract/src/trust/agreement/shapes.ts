import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { moment, recordId } from '../../wire/record.ts'
import { NameDrawing, Paper, ShownText } from '../proof/shapes.ts'

const language = z.enum(languages)

/** Standing of a company to the agreement. */
export const AgreementView = z.object({
  /** The version of today; null if there is none. */
  text: ShownText.nullable(),
  /** Sentence that the signer agrees to by ticking it. */
  consent: z.string(),
  /** True if the version of today is still to be signed. */
  isAsked: z.boolean(),
  /** Papers that were signed, the latest first. */
  papers: z.array(Paper),
})
export type AgreementView = z.infer<typeof AgreementView>

const consentMessage = 'Please confirm that you agree'
export const AgreementSign = z.object({
  version: z.string().min(1).max(20),
  language,
  /** Hash of the text that was read: a text that has changed since is not signed. */
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
  name: boundedText('Your full name', 1, 100),
  drawing: NameDrawing.nullish(),
  consent: z.boolean(consentMessage).refine((isGiven) => isGiven, consentMessage),
})
export type AgreementSign = z.infer<typeof AgreementSign>

const versionText = z.object({
  title: boundedText('Title', 3, 150),
  body: boundedText('Text', 100, 30_000),
})
const texts = z.object({ en: versionText, fr: versionText, zh: versionText, ar: versionText })

export const AgreementVersion = z.object({
  _id: recordId,
  createDate: moment,
  /** Name of the version, as `2025`. */
  name: z.string(),
  holdsFrom: z.iso.date(),
  title: z.string(),
  /** True for the one that companies sign today. */
  isPresent: z.boolean(),
  /** Number of companies that have signed it. */
  signedBy: z.int(),
})
export type AgreementVersion = z.infer<typeof AgreementVersion>

const words = z.object({ title: z.string(), body: z.string() })
const WholeVersion = AgreementVersion.extend({ texts: z.object({ en: words, fr: words, zh: words, ar: words }) })
export type WholeVersion = z.infer<typeof WholeVersion>

export const AgreementVersionAdd = z.object({
  name: boundedText('Version', 1, 20),
  holdsFrom: z.iso.date('Date is required'),
  texts,
})
export type AgreementVersionAdd = z.infer<typeof AgreementVersionAdd>

const flat = { name: AgreementVersionAdd.shape.name, holdsFrom: AgreementVersionAdd.shape.holdsFrom }
const { title, body } = versionText.shape

/** The same as a form holds it: every input by one name. */
export const agreementVersionForm = z
  .object({
    ...flat,
    ...{ titleEn: title, bodyEn: body, titleFr: title, bodyFr: body },
    ...{ titleZh: title, bodyZh: body, titleAr: title, bodyAr: body },
  })
  .transform((given) => ({
    name: given.name,
    holdsFrom: given.holdsFrom,
    texts: {
      en: { title: given.titleEn, body: given.bodyEn },
      fr: { title: given.titleFr, body: given.bodyFr },
      zh: { title: given.titleZh, body: given.bodyZh },
      ar: { title: given.titleAr, body: given.bodyAr },
    },
  }))

const tag = 'agreement'
const administrators = { access: access.verification.manage } as const

export const agreement = {
  view: endpoint(
    'POST',
    { path: '/agreement/view', summary: 'The agreement of today, and what a company has signed of it', tag },
    { access: access.proofs.read, record: { kind: 'company', field: 'companyId' } },
  )
    .input(z.object({ companyId: recordId, language: language.default('en') }))
    .output(z.object({ success: z.literal(true), data: AgreementView })),
  sign: endpoint(
    'POST',
    { path: '/agreement/sign', summary: 'Sign the agreement of today for the own company', tag },
    { access: access.setup.manage },
  )
    .input(AgreementSign)
    .output(savedAnswer(Paper)),
  /** No version is ever edited or deleted: a later one is added. */
  listVersion: listEndpoint(
    { path: '/agreement-version/list', summary: 'The versions of the agreement', tag },
    AgreementVersion,
    { sort: ['name', 'holdsFrom'], filters: {}, search: ['name'] },
    administrators,
  ),
  viewVersion: endpoint(
    'POST',
    { path: '/agreement-version/view', summary: 'A version of the agreement in every language', tag },
    { ...administrators, record: { kind: 'agreement-version', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: WholeVersion })),
  addVersion: endpoint(
    'POST',
    { path: '/agreement-version/add', summary: 'Add a later version of the agreement', tag },
    administrators,
  )
    .input(AgreementVersionAdd)
    .output(savedAnswer(WholeVersion)),
}
