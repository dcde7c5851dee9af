import type { FoundValue, ResumeFields } from './answer.ts'
import { findEmail } from './find-email.ts'
import { findJobTitle } from './find-job-title.ts'
import { findName } from './find-name.ts'
import { findPhone } from './find-phone.ts'
import type { PageText } from './page-text.ts'

/** The fields of a resume, each with the place that shows it; a field that the text does not show is absent. */
export function findFields(pages: PageText[]): ResumeFields {
  const email = findEmail(pages)
  const phone = findPhone(pages, email)
  const name = findName(pages, email)
  const jobTitle = findJobTitle(pages, name.lastName ?? name.firstName)
  return keepFound({ ...name, email, phone, jobTitle })
}

type MaybeFields = { [Field in keyof ResumeFields]?: FoundValue | undefined }

const keepFound = (fields: MaybeFields): ResumeFields =>
  Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined))
