import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../apps/api/test/fixtures/resumes')

/** Real resumes of invented persons; where they come from stands beside them. */
export const resumes = { pdf: join(folder, 'sidebar.pdf'), docx: join(folder, 'table.docx') }

/** Both as a zip, in a folder of it: what comes beside a table of candidates. */
export const resumesZip = join(folder, 'two-resumes.zip')
