/** The languages of the product (spec 1 §2). */
export const languages = ['en', 'fr', 'zh', 'ar'] as const
export type Language = (typeof languages)[number]
