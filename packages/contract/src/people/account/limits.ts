/** A verification code has as many digits (product.md, Verification code). */
export const codeDigits = 6
export const codeMinutes = 10
export const codeTriesMax = 5
/** A new code is sent no sooner than this after the one before (api.md, Numbers). */
export const resendSeconds = 60
/** Minutes that the second step of a sign-in may take. */
export const secondStepMinutes = 5
export const secondStepTriesMax = 5
/** Minutes for which a key for an authenticator app waits for its first code. */
export const setUpMinutes = 30
export const recoveryCodesCount = 10
/** Minutes for which a link to a new password lives. */
export const resetMinutes = 30
