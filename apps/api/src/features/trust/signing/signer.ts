import type postgres from 'postgres'
import { makeOwnSigner } from '../../../pdf/own-certificate.ts'
import type { PdfSigner } from '../../../pdf/signer.ts'
import { now } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform.ts'
import { findPresentKey, insertKey, type KeyRow, lockKeys, signingKeys } from './store.ts'

const yearsValid = 10
/** A key that ends sooner is followed by a new one. */
const daysLeftMin = 30

interface SignerParts {
  db: postgres.Sql
  platform: KeyParts
}
type KeyParts = Pick<Platform, 'signer' | 'fields' | 'publicUrl'>

/**
 * Loads the signer of the installation's papers: the operator's certificate, or a key of its own, which all nodes share. The first that
 * needs one makes it; before it ends, another follows.
 */
export async function loadSigner({ db, platform }: SignerParts): Promise<PdfSigner> {
  if (platform.signer) return platform.signer
  const present = await findPresentKey(db, daysLeftMin)
  return present ? open(platform, present) : db.begin((tx) => makeKey(tx, platform))
}

async function makeKey(tx: postgres.TransactionSql, platform: KeyParts): Promise<PdfSigner> {
  await lockKeys(tx)
  const present = await findPresentKey(tx, daysLeftMin)
  if (present) return open(platform, present)
  const from = now()
  const until = new Date(from)
  until.setUTCFullYear(from.getUTCFullYear() + yearsValid)
  const signer = await makeOwnSigner(`Corridor ${new URL(platform.publicUrl).host}`, from, until)
  const id = newId()
  await insertKey(tx, {
    id,
    certificate: Buffer.from(signer.certificate),
    sealed_key: platform.fields.seal(signer.privateKey, { ...signingKeys, rowId: id }),
    expires_at: until,
  })
  return signer
}

const open = ({ fields }: KeyParts, { id, certificate, sealed_key }: KeyRow): PdfSigner => ({
  certificate: new Uint8Array(certificate),
  chain: [],
  privateKey: fields.open(sealed_key, { ...signingKeys, rowId: id }),
})
