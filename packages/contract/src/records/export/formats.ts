/** Formats that a table is written in. Plain data: pages carry it without the validator. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const exportStates = ['queued', 'running', 'done', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/** Records that may be named one by one. */
export const exportIdsMax = 10_000
