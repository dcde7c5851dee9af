import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { readSigner } from './pdf/given-signer.ts'
import type { PdfSigner } from './pdf/signer.ts'
import { type KeyRing, parseFieldKeys } from './platform/field-keys.ts'
import { bracketed, isAddressRange, isLoopback } from './platform/host.ts'
import { isAddress, type MailAddress, withoutControls } from './platform/mail/address.ts'
import { type MemberServersConfig, memberServersSettings, readMemberServers } from './platform/mail/member-servers.ts'
import { isPostgresUrl } from './platform/postgres-url.ts'
import { readSiteContact, type SiteContact, siteContactSettings } from './platform/site-contact.ts'
import type { ModelConfig } from './reading/second-opinion/model.ts'
import { readModelConfig } from './reading/second-opinion/model-config.ts'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** A setting that the operator must correct. The message is one line and never holds a secret's value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export interface Config {
  /** TCP port of the web and API server; 0 takes a free one. */
  port: number
  /** Address to listen on. */
  host: string
  /** Absolute path of the folder for the embedded database and the stored files. */
  dataDir: string
  /** Owner connection to a PostgreSQL server; absent: the embedded one is started. */
  databaseUrl: string | undefined
  /** Connection of the application role, if it is not the owner's. */
  databaseAppUrl: string | undefined
  /** SMTP server; absent: mail stays in the outbox. */
  smtpUrl: string | undefined
  /** Sender of letters. */
  mailFrom: MailAddress
  /** Rules for reaching members' own mail servers. */
  memberServers: MemberServersConfig
  /** Object store; absent: files stay in the data folder. */
  s3: S3Config | undefined
  /** clamd, which looks at every upload; absent: nobody does. */
  clamdUrl: string | undefined
  /** A model that gives a second opinion on resumes, whose text it gets; absent: none does, and nothing leaves. */
  model: ModelConfig | undefined
  /** Keys of sealed fields, the current one first; absent: those that lie in the data folder. */
  fieldKeys: KeyRing | undefined
  /** Signs papers with the operator's certificate; absent: with a key of the installation's own. */
  signer: PdfSigner | undefined
  /** Address under which people reach the product, without a trailing slash. Links in mails begin with it. */
  publicUrl: string
  /** Work of this process: requests, jobs, or both. */
  role: 'all' | 'api' | 'worker'
  /** True if the demo companies and persons are loaded. */
  demo: boolean
  /** Addresses and CIDR ranges of proxies whose forwarded headers count. */
  trustedProxy: string[]
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** A verification code that always passes; never in production. */
  bypassCode: string | undefined
  /** Token that an operator sends to read `/metrics`; absent: nobody reads them. */
  metricsToken: string | undefined
  /** Languages in which scanned documents are read, and the folder of those that are not packaged. */
  ocr: { names: string[]; folder: string | null }
  contact: SiteContact
  /** True if NODE_ENV is production. */
  production: boolean
  /** True if NODE_ENV is development or test: our own mistakes are refused there that people are served in spite of elsewhere. */
  strict: boolean
}

export interface S3Config {
  bucket: string
  region: string
  /** Absent: Amazon's own. */
  endpoint: string | undefined
  /** Absent: the machine's own credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const text = z.string().optional()
const webUrl = (message: string) => z.url({ protocol: /^https?$/, error: message }).optional()
const postgresUrl = (name: string) =>
  z
    .string()
    .refine(isPostgresUrl, `${name} is not a PostgreSQL address. Write postgres://user:password@host:5432/database.`)
    .optional()

const environment = z.object({
  NODE_ENV: text,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535.')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:_-]+$/, 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl('DATABASE_URL'),
  DATABASE_APP_URL: postgresUrl('DATABASE_APP_URL'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must look like smtp://user:password@host:587.' }).optional(),
  MAIL_FROM: text,
  ...memberServersSettings,
  S3_ENDPOINT: webUrl('S3_ENDPOINT must be an address that begins with https:// or http://.'),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/?#@]+|unix:\/.+)$/, 'CLAMD_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl.')
    .refine((url) => URL.canParse(url), 'CLAMD_URL must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl.')
    .optional(),
  MODEL_URL: webUrl('MODEL_URL must be an address that begins with https:// or http://.'),
  MODEL_NAME: text,
  MODEL_KEY: text,
  MODEL_KEY_FILE: text,
  FIELD_KEYS: text,
  PUBLIC_URL: webUrl('PUBLIC_URL must be an address that begins with https:// or http://.'),
  ROLE: z.enum(['all', 'api', 'worker'], 'ROLE must be all, api or worker.').default('all'),
  DEMO: z.enum(['0', '1'], 'DEMO must be 1 or 0.').optional(),
  TRUSTED_PROXY: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressRange), 'TRUSTED_PROXY must be addresses or ranges, such as 10.0.0.0/8,::1.')
    .default([]),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    )
    .default('info'),
  BYPASS_CODE: text,
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.').optional(),
  SIGNING_CERTIFICATE: text,
  SIGNING_KEY: text,
  OCR_LANGUAGES: z
    .string()
    .regex(/^[a-z]{3}[a-z_]*(?:[,+ ]+[a-z]{3}[a-z_]*)*$/, 'OCR_LANGUAGES must be codes such as eng,deu.')
    .default('eng'),
  OCR_DATA_DIR: text,
  ...siteContactSettings,
})

type Environment = z.infer<typeof environment>

/** Reads and checks the environment; an empty value counts as absent. Throws `ConfigError`. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]?.message ?? 'The environment is not valid.')
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (values.BYPASS_CODE && production) refuse('BYPASS_CODE is not allowed with NODE_ENV=production. Remove it.')
  if (values.DATABASE_APP_URL && !values.DATABASE_URL) refuse('DATABASE_APP_URL needs DATABASE_URL. Set both.')
  const publicUrl = (values.PUBLIC_URL ?? `http://${bracketed(values.HOST)}:${values.PORT}`).replace(/\/+$/, '')
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(repositoryRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: toMailFrom(values, publicUrl),
    memberServers: orRefuse(readMemberServers(values)),
    s3: toS3(values),
    clamdUrl: values.CLAMD_URL,
    model: orRefuse(readModelConfig(values)),
    fieldKeys: toFieldKeys(values, production),
    signer: orRefuse(readSigner(values, repositoryRoot)),
    publicUrl,
    role: values.ROLE,
    demo: decideDemo(values, production),
    trustedProxy: values.TRUSTED_PROXY,
    logLevel: values.LOG_LEVEL,
    bypassCode: values.BYPASS_CODE,
    metricsToken: values.METRICS_TOKEN,
    ocr: toOcr(values),
    contact: readSiteContact(values),
    production,
    strict: values.NODE_ENV === 'development' || values.NODE_ENV === 'test',
  }
}

// The demo's password is public: product.md, demo persons.
function decideDemo(values: Environment, production: boolean): boolean {
  const loopback = isLoopback(values.HOST)
  if (values.DEMO === undefined) return loopback && !production && !values.DATABASE_URL
  if (values.DEMO === '0') return false
  if (production) refuse('DEMO=1 is not allowed with NODE_ENV=production. Set DEMO=0.')
  if (!loopback) refuse(`DEMO=1 is not allowed with HOST=${values.HOST}. Set DEMO=0, or HOST=127.0.0.1.`)
  return true
}

// A key that a node makes for itself would be unknown to the next node on the same database.
function toFieldKeys({ FIELD_KEYS, DATABASE_URL }: Environment, production: boolean): KeyRing | undefined {
  if (FIELD_KEYS)
    return (
      parseFieldKeys(FIELD_KEYS) ??
      refuse('FIELD_KEYS must be id:base64 of 32 bytes, several with commas, each id once, the current one first.')
    )
  if (DATABASE_URL && production)
    refuse('FIELD_KEYS is missing. Set it to k1: and the output of "openssl rand -base64 32", and keep it safe.')
  return undefined
}

function toMailFrom({ MAIL_FROM }: Environment, publicUrl: string): MailAddress {
  if (!MAIL_FROM) return { name: 'Corridor', address: `no-reply@${new URL(publicUrl).hostname}` }
  const [, name = '', inBrackets, bare] = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(MAIL_FROM.trim()) ?? []
  const address = (inBrackets ?? bare ?? '').trim()
  if (!isAddress(address))
    refuse('MAIL_FROM must be one address, such as no-reply@work.example or Corridor <no-reply@work.example>.')
  return { name: withoutControls(name.replaceAll('"', '')) || 'Corridor', address }
}

function toS3(values: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    refuse('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set both or neither.')
  if (!bucket) {
    if (accessKeyId || values.S3_ENDPOINT || values.S3_REGION) refuse('S3_BUCKET is missing. Set it to use the store.')
    return undefined
  }
  return {
    bucket,
    region: values.S3_REGION ?? 'us-east-1',
    endpoint: values.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

function toOcr({ OCR_LANGUAGES, OCR_DATA_DIR }: Environment): Config['ocr'] {
  const names = [...new Set(OCR_LANGUAGES.split(/[,+ ]+/))]
  const folder = OCR_DATA_DIR ? resolve(repositoryRoot, OCR_DATA_DIR) : null
  for (const name of names) {
    if (name === 'eng' || (folder && existsSync(join(folder, `${name}.traineddata`)))) continue
    refuse(`OCR_LANGUAGES names ${name}, but OCR_DATA_DIR holds no ${name}.traineddata. Add it, or leave ${name} out.`)
  }
  return { names, folder }
}

const orRefuse = <Found>(found: Found | string): Found => (typeof found === 'string' ? refuse(found) : found)

function refuse(message: string): never {
  throw new ConfigError(message)
}
