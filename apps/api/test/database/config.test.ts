import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '../../src/config.ts'

const external = { DATABASE_URL: 'postgres://corridor:hidden-word@db.example:5432/corridor' }

describe('the defaults', () => {
  it('start a demo on this machine only', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve(import.meta.dirname, '../../../../data'),
      databaseUrl: undefined,
      s3: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      role: 'all',
      demo: true,
      trustedProxy: [],
      logLevel: 'info',
      production: false,
    })
  })

  it('take an empty value for an absent one', () => {
    expect(loadConfig({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}))
  })

  it.each([
    ['another database', external],
    ['another address', { HOST: '0.0.0.0' }],
    ['production', { NODE_ENV: 'production' }],
    ['a refusal', { DEMO: '0' }],
  ])('load no demo with %s', (_case, env) => {
    expect(loadConfig(env).demo).toBe(false)
  })

  it.each([
    ['a loopback address', { HOST: '127.0.0.5' }],
    ['the loopback name', { HOST: 'localhost' }],
    ['the wish for it on another database', { ...external, DEMO: '1' }],
  ])('load the demo with %s', (_case, env) => {
    expect(loadConfig(env).demo).toBe(true)
  })
})

describe('the values', () => {
  it('are read with their types', () => {
    const config = loadConfig({
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/srv/corridor',
      PUBLIC_URL: 'https://work.example/',
      TRUSTED_PROXY: '10.0.0.0/8, ::1',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    expect(config).toMatchObject({
      port: 0,
      dataDir: '/srv/corridor',
      publicUrl: 'https://work.example',
      trustedProxy: ['10.0.0.0/8', '::1'],
      s3: { bucket: 'files', region: 'us-east-1', credentials: { accessKeyId: 'id', secretAccessKey: 'secret' } },
    })
    expect(loadConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  })

  it('are the keys of sealed fields, demanded only where nodes may share a database', () => {
    const FIELD_KEYS = `k2:${Buffer.alloc(32, 2).toString('base64')},k1:${Buffer.alloc(32, 1).toString('base64')}`
    const production = { NODE_ENV: 'production' }
    expect(loadConfig({ ...external, ...production, FIELD_KEYS }).fieldKeys?.map(({ id }) => id)).toEqual(['k2', 'k1'])
    expect(loadConfig(production).fieldKeys).toBeUndefined()
    expect(loadConfig(external).fieldKeys).toBeUndefined()
  })

  it.each(['tcp://clamd:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl'])('name an antivirus at %s', (url) => {
    expect(loadConfig({ CLAMD_URL: url }).clamdUrl).toBe(url)
  })

  it.each([
    [{}, { name: 'Corridor', address: 'no-reply@127.0.0.1' }],
    [{ PUBLIC_URL: 'https://work.example' }, { name: 'Corridor', address: 'no-reply@work.example' }],
    [{ MAIL_FROM: 'mail@work.example' }, { name: 'Corridor', address: 'mail@work.example' }],
    [{ MAIL_FROM: '<mail@work.example>' }, { name: 'Corridor', address: 'mail@work.example' }],
    [{ MAIL_FROM: ' Harbor Staffing <mail@work.example> ' }, { name: 'Harbor Staffing', address: 'mail@work.example' }],
    [{ MAIL_FROM: '"Harbor, Inc." <mail@work.example>' }, { name: 'Harbor, Inc.', address: 'mail@work.example' }],
  ])('of %j say who letters come from', (env, from) => {
    expect(loadConfig(env).mailFrom).toEqual(from)
  })

  it('accept several hosts of one database', () => {
    const url = 'postgres://corridor:p%40ss@one:5432,two:5433/corridor?target_session_attrs=primary'
    expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})

describe('a refusal', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ PORT: '-1' }, 'PORT must be'],
    [{ HOST: 'http://x' }, 'HOST must be'],
    [{ ROLE: 'boss' }, 'ROLE must be'],
    [{ DEMO: 'yes' }, 'DEMO must be'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, 'DEMO=1 is not allowed with HOST=0.0.0.0'],
    [{ DEMO: '1', HOST: '127.evil.example' }, 'DEMO=1 is not allowed with HOST'],
    [{ DEMO: '1', NODE_ENV: 'production' }, 'DEMO=1 is not allowed with NODE_ENV'],
    [{ BYPASS_CODE: '123456', NODE_ENV: 'production' }, 'BYPASS_CODE is not allowed'],
    [{ DATABASE_URL: 'hidden-word' }, 'DATABASE_URL is not'],
    [{ DATABASE_URL: 'mysql://a:hidden-word@b/c' }, 'DATABASE_URL is not'],
    [{ DATABASE_URL: 'postgres://corridor:hidden-word@db.example:5432' }, 'DATABASE_URL is not'],
    [{ DATABASE_URL: 'postgres://corridor:hidden-word@db.example:port/corridor' }, 'DATABASE_URL is not'],
    [{ DATABASE_APP_URL: external.DATABASE_URL }, 'DATABASE_APP_URL needs'],
    [{ SMTP_URL: 'https://x' }, 'SMTP_URL must'],
    [{ MAIL_FROM: 'Corridor' }, 'MAIL_FROM must'],
    [{ MAIL_FROM: 'a@work.example, b@work.example' }, 'MAIL_FROM must'],
    [{ MAIL_FROM: 'Corridor <a@work.example> <b@work.example>' }, 'MAIL_FROM must'],
    [{ MAIL_FROM: 'a@work.example\r\nBcc: b@work.example' }, 'MAIL_FROM must'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL must'],
    [{ TRUSTED_PROXY: '10.0.0.0/33' }, 'TRUSTED_PROXY must'],
    [{ TRUSTED_PROXY: 'everyone' }, 'TRUSTED_PROXY must'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must'],
    [{ S3_REGION: 'x' }, 'S3_BUCKET is missing'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'belong together'],
    [{ MODEL_KEY: 'hidden-word' }, 'MODEL_URL is missing'],
    [{ MODEL_URL: 'https://model.example/v1' }, 'MODEL_NAME is missing'],
    [{ MODEL_URL: 'https://u:hidden-word@model.example', MODEL_NAME: 'm' }, 'MODEL_URL must hold no user'],
    [{ MODEL_URL: 'ftp://hidden-word', MODEL_NAME: 'm' }, 'MODEL_URL must'],
    [{ MODEL_URL: 'https://model.example', MODEL_NAME: 'm', MODEL_KEY_FILE: '/hidden-word' }, 'MODEL_KEY_FILE names'],
    [{ CLAMD_URL: 'hidden-word' }, 'CLAMD_URL must'],
    [{ CLAMD_URL: 'http://clamd:3310' }, 'CLAMD_URL must'],
    [{ CLAMD_URL: 'tcp://clamd:port' }, 'CLAMD_URL must'],
    [{ FIELD_KEYS: 'hidden-word' }, 'FIELD_KEYS must'],
    [{ FIELD_KEYS: 'k1:aGlkZGVuLXdvcmQ=' }, 'FIELD_KEYS must'],
    [{ ...external, NODE_ENV: 'production' }, 'FIELD_KEYS is missing'],
  ])('of %j is one line without the secret', (env: NodeJS.ProcessEnv, message) => {
    const error = errorOf(() => loadConfig(env))
    expect(error).toBeInstanceOf(ConfigError)
    expect(error?.message).toContain(message)
    expect(error?.message).not.toMatch(/\n|hidden-word/)
  })
})

function errorOf(act: () => unknown): Error | undefined {
  try {
    act()
  } catch (error) {
    return error as Error
  }
  return undefined
}

describe('the languages of scans', () => {
  it('are the packaged English, unless others are named and there', () => {
    expect(loadConfig({}).ocr).toEqual({ names: ['eng'], folder: null })
    expect(() => loadConfig({ OCR_LANGUAGES: 'eng,deu' })).toThrow('OCR_LANGUAGES names deu')
    expect(() => loadConfig({ OCR_LANGUAGES: '../x' })).toThrow('OCR_LANGUAGES must be codes')
  })
})
