import type { Config } from '../config.ts'
import { storeOrigin } from '../platform/storage/store-origin.ts'

/** Headers of every answer to the browser: no inline script, no framing, no sniffing, no referrer to others. */
export function securityHeaders(config: Config): Record<string, string> {
  const store = config.s3 ? ` ${storeOrigin(config.s3)}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Mantine writes style attributes and sheets.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // Uploads go to the object store by themselves.
    `connect-src 'self'${store}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.publicUrl.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}
