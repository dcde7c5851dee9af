/** Characters that a pasted job ad may have. Plain data: the page carries it without the validator. */
export const jobTextCharsMax = 50_000
