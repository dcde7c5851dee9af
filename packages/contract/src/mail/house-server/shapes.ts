import * as z from 'zod'
import { email } from '../../field/email.ts'
import { type FreshProof, freshProof, missingProof } from '../../field/fresh-proof.ts'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { moment } from '../../wire/record.ts'
import { houseSecurities } from './kinds.ts'

/** By which server this installation sends. Nobody sees its password. */
const HouseServer = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(houseSecurities),
  userName: z.string(),
  hasPassword: z.boolean(),
  senderName: z.string(),
  senderAddress: z.string(),
  version: z.int(),
})
export type HouseServer = z.infer<typeof HouseServer>

const HouseServerView = z.object({
  /** True if the environment names it: then nobody else does. */
  isByEnvironment: z.boolean(),
  /** Null in test mode. */
  server: HouseServer.nullable(),
})
export type HouseServerView = z.infer<typeof HouseServerView>

const fields = z.object({
  host: z
    .string('Outgoing server is required')
    .trim()
    .toLowerCase()
    .max(253, 'Maximum 253 characters')
    .regex(/^[a-z\d]([a-z\d.:-]*[a-z\d])?$/, 'Please enter the name of a server, such as smtp.example.com'),
  port: z.int('Please enter a number').min(1, 'At least 1').max(65_535, 'No more than 65535'),
  security: z.enum(houseSecurities),
  /** Empty for a server that lets in without a sign-in. */
  userName: z.string().trim().max(254, 'Maximum 254 characters').default(''),
  /** Empty keeps the one that stands; another server or user needs it anew. */
  password: z.string().max(500, 'Maximum 500 characters').default(''),
  senderName: boundedText('Sender name', 1, 80),
  senderAddress: email,
  version: z.int().optional(),
  ...freshProof,
})

const withoutSecrets = { path: ['userName'], message: 'Without encryption nobody signs in: a password would be read' }
export const HouseServerSave = fields.refine(
  ({ security, userName, password }) => security !== 'none' || (userName === '' && password === ''),
  withoutSecrets,
)
export type HouseServerSave = z.infer<typeof HouseServerSave>

/** The same as a form judges it, if the proof that is asked for is known. */
export const houseServerForm = (asked: () => keyof FreshProof) =>
  HouseServerSave.superRefine((given, check) => {
    const field = asked()
    if (!given[field]) check.addIssue({ code: 'custom', path: [field], message: missingProof[field] })
  })

/** A letter or a mail that was kept in test mode, without what opens something. */
const KeptMail = z.object({
  _id: z.string(),
  createDate: moment,
  /** The company that sent it; empty for a letter of the installation. */
  company: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Codes and links are blanked. */
  text: z.string(),
})
export type KeptMail = z.infer<typeof KeptMail>

const place = (path: string, summary: string) => ({
  path: `/house-server/${path}` as const,
  summary,
  tag: 'house-server',
})
const manage = { access: access.houseServer.manage }
const nothing = z.object({}).prefault({})
const saved = z.object({ success: z.literal(true), message: z.string(), data: HouseServerView })

export const houseServer = {
  view: endpoint('POST', place('view', 'By which server this installation sends'), manage)
    .input(nothing)
    .output(z.object({ success: z.literal(true), data: HouseServerView })),
  save: endpoint('PUT', place('save', 'Set the mail server of this installation up'), manage)
    .input(HouseServerSave)
    .output(saved),
  remove: endpoint('POST', place('remove', 'Go back to test mode'), manage)
    .input(z.object({ version: z.int().optional(), ...freshProof }))
    .output(saved),
  /** Sends a mail to the caller and answers what the server said. */
  test: endpoint('POST', place('test', 'Send a test to oneself'), manage)
    .input(nothing)
    .output(z.object({ success: z.literal(true), message: z.string(), to: z.string(), answer: z.string() })),
  kept: endpoint('POST', place('kept', 'Mail that was kept in test mode, the newest first'), manage)
    .input(nothing)
    .output(z.object({ success: z.literal(true), data: z.array(KeptMail) })),
  /** Tells whether mail that the caller's company, or for an administrator the installation, sends is kept here. */
  mode: endpoint('POST', place('mode', 'Whether mail is in test mode'), {
    access: access.signedIn,
  })
    .input(nothing)
    .output(z.object({ success: z.literal(true), isTest: z.boolean() })),
}
