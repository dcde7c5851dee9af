/** Kinds of stages: the application goes on, or how it ended. Plain data: pages carry it without the validator. */
export const stageKinds = ['open', 'hired', 'declined'] as const
export type StageKind = (typeof stageKinds)[number]
export const stageKindNames: Record<StageKind, string> = { open: 'Going on', hired: 'Hired', declined: 'Declined' }

/** Stages that a company begins with; each reader sees these in their language until somebody calls them otherwise. */
export const seededStages = ['New', 'Screening', 'Interview', 'Offer', 'Hired', 'Declined'] as const

export const stagesMax = 12
export const stageNameBounds = { min: 2, max: 40 } as const
