/** How long a company's two names may be (spec 3 §5.1). */
export const companyNameCharsMax = { tradingName: 30, companyName: 40 } as const
