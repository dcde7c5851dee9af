import { client } from '../../../../lib/call/client'
import { openFrom } from '../../../../lib/upload/download-file'

/** Opens a paper in a new tab; of a passport, a visa or a birth record the audit keeps it. */
export const openDocument = (id: string) => openFrom(() => client.studentDocument.open({ id }))
