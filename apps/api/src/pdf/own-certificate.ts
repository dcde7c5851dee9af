import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import type { PdfSigner } from './signer.ts'

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
}
const commonName = '2.5.4.3'
const basicConstraints = '2.5.29.19'
const keyUsage = '2.5.29.15'
/** Digital signature and non-repudiation. */
const signs = 0xc0

/** A new key with a certificate that it signed itself. */
export async function makeOwnSigner(name: string, from: Date, until: Date): Promise<PdfSigner> {
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2, serialNumber: newSerial() })
  for (const side of [certificate.issuer, certificate.subject])
    side.typesAndValues.push(new AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: name }) }))
  certificate.notBefore.value = from
  certificate.notAfter.value = until
  certificate.extensions = [
    extension(basicConstraints, new BasicConstraints({ cA: false }).toSchema().toBER()),
    extension(keyUsage, new BitString({ valueHex: new Uint8Array([signs]).buffer, unusedBits: 6 }).toBER()),
  ]
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey))
  const pem = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }).export({ format: 'pem', type: 'pkcs8' })
  return { certificate: new Uint8Array(certificate.toSchema(true).toBER()), chain: [], privateKey: String(pem) }
}

const extension = (extnID: string, value: ArrayBuffer) => new Extension({ extnID, critical: true, extnValue: value })

// Positive, and of one length: its first bit is that of its sign.
function newSerial(): Integer {
  const bytes = new Uint8Array(randomBytes(16))
  bytes[0] = 0x40 | ((bytes[0] ?? 0) & 0x3f)
  return new Integer({ valueHex: bytes.buffer })
}
