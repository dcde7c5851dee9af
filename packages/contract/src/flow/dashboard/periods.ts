/** The periods of the dashboard's charts, in months (spec 1 §9). Plain data: pages carry it without the validator. */
export const dashboardMonths = [1, 3, 6, 12] as const
export type DashboardMonths = (typeof dashboardMonths)[number]
