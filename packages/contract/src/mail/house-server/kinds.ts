/** Securities of the connection to the installation's own server. Without TLS nothing secret is told, so there is no sign-in either. */
export const houseSecurities = ['tls', 'starttls', 'none'] as const
export type HouseSecurity = (typeof houseSecurities)[number]
export const houseSecurityNames: Record<HouseSecurity, string> = { tls: 'TLS', starttls: 'STARTTLS', none: 'None' }
