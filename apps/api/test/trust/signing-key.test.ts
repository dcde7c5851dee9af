import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { resealColumns } from '../../src/db/reseal.ts'
import { loadSigner } from '../../src/features/trust/signing/signer.ts'
import { sealedColumns } from '../../src/features.ts'
import { makeOwnSigner } from '../../src/pdf/own-certificate.ts'
import { now } from '../../src/platform/clock.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

const [older, newer] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
]
const platformWith = (...ring: [typeof older, ...(typeof older)[]]) => ({
  fields: makeFieldCrypto(ring),
  signer: null,
  publicUrl: 'https://work.example',
})
const nameOf = (certificate: Uint8Array) => new X509Certificate(certificate).subject
const keys = () => db.owner<{ sealed_key: string }[]>`select sealed_key from signing_key order by created_at`

let db: TestDatabase
beforeEach(async () => {
  db = await openTestDatabase()
})
afterEach(() => db.drop())

describe("an installation's own key", () => {
  it('is one, however many nodes ask for it at once, and lies sealed', async () => {
    const platform = platformWith(older)
    const nodes = Array.from({ length: 8 }, (_, at) => loadSigner({ db: at % 2 ? db.sql : db.owner, platform }))
    const [first, ...others] = await Promise.all(nodes)
    for (const other of others) expect(other).toEqual(first)
    expect(nameOf(first?.certificate ?? new Uint8Array())).toBe('CN=Corridor work.example')
    const rows = await keys()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.sealed_key).toMatch(/^v1\.k1\./)
  })

  it('opens after the field keys were changed', async () => {
    const before = await loadSigner({ db: db.sql, platform: platformWith(older) })
    await resealColumns(db.sql, makeFieldCrypto([newer, older]), sealedColumns)
    expect((await keys())[0]?.sealed_key).toMatch(/^v1\.k2\./)
    expect(await loadSigner({ db: db.sql, platform: platformWith(newer) })).toEqual(before)
  })

  it('is followed by another before it ends, and stays', async () => {
    const platform = platformWith(older)
    const before = await loadSigner({ db: db.sql, platform })
    await db.owner`update signing_key set expires_at = now() + interval '3 days'`
    const after = await loadSigner({ db: db.sql, platform })
    expect(after.privateKey).not.toBe(before.privateKey)
    expect(await keys()).toHaveLength(2)
    expect(await loadSigner({ db: db.sql, platform })).toEqual(after)
  })
})

describe("an operator's certificate", () => {
  let folder: string
  let own: Awaited<ReturnType<typeof makeOwnSigner>>
  const given = (certificate: string, key: string) =>
    loadConfig({ SIGNING_CERTIFICATE: join(folder, certificate), SIGNING_KEY: join(folder, key) })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-signer-'))
    own = await makeOwnSigner('Work Example Ltd', now(), new Date(now().getTime() + 86_400_000))
    await writeFile(join(folder, 'own.pem'), new X509Certificate(own.certificate).toString())
    await writeFile(join(folder, 'key.pem'), own.privateKey)
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    await writeFile(join(folder, 'other.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('signs instead', async () => {
    const { signer } = given('own.pem', 'key.pem')
    expect(nameOf(signer?.certificate ?? new Uint8Array())).toBe('CN=Work Example Ltd')
    const platform = { ...platformWith(older), signer: signer ?? null }
    expect(await loadSigner({ db: db.sql, platform })).toBe(signer)
    expect(await keys()).toHaveLength(0)
  })

  it('is refused at the start if its key is another, or none, or missing', () => {
    expect(() => given('own.pem', 'other.pem')).toThrow('SIGNING_KEY is not the key of the first certificate.')
    expect(() => given('own.pem', 'own.pem')).toThrow('must be files in PEM')
    expect(() => given('gone.pem', 'key.pem')).toThrow('must be files in PEM')
    expect(() => loadConfig({ SIGNING_KEY: 'key.pem' })).toThrow('belong together')
  })
})
