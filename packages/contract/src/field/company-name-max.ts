/** Greatest lengths of a company's two names (spec 3 §5.1). */
export const companyNameCharsMax = { tradingName: 30, companyName: 40 } as const
