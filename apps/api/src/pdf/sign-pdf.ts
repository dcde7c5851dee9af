import { createPrivateKey, sign } from 'node:crypto'
import { PDF } from '@libpdf/core'
import type { PdfSigner } from './signer.ts'

interface Signing {
  pdf: Uint8Array
  signer: PdfSigner
  /** As a reader shows it. */
  reason: string
  at: Date
}

/**
 * The PDF with a signature of all its bytes (PAdES baseline B: ETSI.CAdES.detached with signing-certificate-v2). Readers name any later
 * change.
 */
export async function signPdf({ pdf, signer, reason, at }: Signing): Promise<Uint8Array> {
  const document = await PDF.load(pdf)
  const { bytes } = await document.sign({ signer: toSigner(signer), reason, signingTime: at, level: 'B-B' })
  return bytes
}

function toSigner({ certificate, chain, privateKey }: PdfSigner) {
  const key = createPrivateKey(privateKey)
  const isRsa = key.asymmetricKeyType === 'rsa'
  return {
    certificate,
    certificateChain: [...chain],
    keyType: isRsa ? ('RSA' as const) : ('EC' as const),
    signatureAlgorithm: isRsa ? ('RSASSA-PKCS1-v1_5' as const) : ('ECDSA' as const),
    async sign(data: Uint8Array, algorithm: string) {
      return new Uint8Array(sign(algorithm.replace('-', ''), data, key))
    },
  }
}
