export const answerCharsMax = 20_000

/** So many people go with one answer. */
export const peopleMax = 10
/** So many who match are shown, and so many whom a demand stops. */
export const benchShownMax = 12
export const stoppedShownMax = 5
