/** none: it was never asked for; failed: the last try ended without a file. Plain data: pages carry it without the validator. */
export const dossierStates = ['none', 'queued', 'running', 'done', 'failed'] as const
export type DossierState = (typeof dossierStates)[number]
