/** What a plan includes. Plain data; null: no limit. Source: spec, plans. */
export const gigabyte = 1_073_741_824
export const planLimits = {
  Basic: { storageGb: 10 },
  Pro: { storageGb: 50 },
  Premium: { storageGb: 200 },
  Enterprise: { storageGb: null },
} as const satisfies Record<string, { storageGb: number | null }>
export type Plan = keyof typeof planLimits

/** Bytes that a company of this plan may store, or null for any number; a plan of an unknown name gets the smallest. */
export function storageBytesMax(plan: string): number | null {
  const { storageGb } = Object.hasOwn(planLimits, plan) ? planLimits[plan as Plan] : planLimits.Basic
  return storageGb && storageGb * gigabyte
}
