export const answerCharsMax = 20_000

/** People who go with one answer at most. */
export const peopleMax = 10
/** People who are shown at most: of those who match, and of those whom a demand stops. */
export const benchShownMax = 12
export const stoppedShownMax = 5
