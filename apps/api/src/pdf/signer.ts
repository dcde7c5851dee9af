/** Signer of papers: a key and the certificate that names it. */
export interface PdfSigner {
  /** DER. */
  certificate: Uint8Array
  /** DER, the issuer first; empty for a certificate that signed itself. */
  chain: readonly Uint8Array[]
  /** PKCS 8 as PEM, RSA or elliptic. */
  privateKey: string
}
