import type { CertificateView } from '@corridor/contract/trust/certificate/shapes'

/** A certificate is issued once all that it needs is verified. One that was issued stands until an administrator revokes it. */
export const isReady = (needs: CertificateView['needs']): boolean => needs.every(({ state }) => state === 'verified')
