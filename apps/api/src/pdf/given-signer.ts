import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PdfSigner } from './signer.ts'

interface Given {
  SIGNING_CERTIFICATE?: string | undefined
  SIGNING_KEY?: string | undefined
}

const certificateText = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * An operator's own signer from two files in PEM, the signer's certificate before those of its issuers; undefined without them, or why they
 * are none. It is read at the start, so that a wrong one is told before anybody needs it.
 */
export function readSigner({ SIGNING_CERTIFICATE, SIGNING_KEY }: Given, root: string): PdfSigner | string | undefined {
  if (!SIGNING_CERTIFICATE && !SIGNING_KEY) return undefined
  if (!SIGNING_CERTIFICATE || !SIGNING_KEY)
    return 'SIGNING_CERTIFICATE and SIGNING_KEY belong together. Set both or neither.'
  try {
    const certificates = readFileSync(resolve(root, SIGNING_CERTIFICATE), 'utf8')
    return toSigner(certificates, readFileSync(resolve(root, SIGNING_KEY)))
  } catch {
    return 'SIGNING_CERTIFICATE and SIGNING_KEY must be files in PEM, the key without a password.'
  }
}

function toSigner(certificates: string, key: Buffer): PdfSigner | string {
  const [own, ...chain] = (certificates.match(certificateText) ?? []).map((text) => new X509Certificate(text))
  const privateKey = createPrivateKey(key)
  if (!own) return 'SIGNING_CERTIFICATE holds no certificate. It must be a file of certificates in PEM, yours first.'
  if (!['rsa', 'ec'].includes(privateKey.asymmetricKeyType ?? '')) return 'SIGNING_KEY must be an RSA or elliptic key.'
  if (!own.checkPrivateKey(privateKey)) return 'SIGNING_KEY is not the key of the first certificate.'
  return {
    certificate: new Uint8Array(own.raw),
    chain: chain.map(({ raw }) => new Uint8Array(raw)),
    privateKey: String(privateKey.export({ format: 'pem', type: 'pkcs8' })),
  }
}
