import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const at = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')

/** A certificate of this machine's name; nobody trusts it until `trustLocalhost`. */
export const localhostTls = { key: at('localhost.key'), cert: at('localhost.crt') }

/** Has this process trust it, as an operator's machine trusts a certificate of its own house; what it answers undoes that. */
export function trustLocalhost(): () => void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, localhostTls.cert])
  return () => setDefaultCACertificates(before)
}
