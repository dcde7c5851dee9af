export { CertificateRevoke } from '@corridor/contract/trust/certificate/shapes'
