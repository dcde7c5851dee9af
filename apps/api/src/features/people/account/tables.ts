/** What an account's letters with a code, or with a link to a new password, open. */
export const codeSecret = (userId: string) => `verification-code:${userId}`
export const resetSecret = (userId: string) => `reset-link:${userId}`

/** Where a person looks after the security of their account. */
export const securityPath = '/account/security'
