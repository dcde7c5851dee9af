/** Secrets of an account's letters with a code, or with a link to a new password. */
export const codeSecret = (userId: string) => `verification-code:${userId}`
export const resetSecret = (userId: string) => `reset-link:${userId}`

/** Address of the page where a person looks after the security of their account. */
export const securityPath = '/account/security'
