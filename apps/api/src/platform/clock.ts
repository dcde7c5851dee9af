/** The present moment. The only place that reads the clock, so that time has one source. */
export const now = (): Date => new Date()
