import { now } from '../../platform/clock.ts'
import type { FoundValue, ResumeFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { findEmail, findFurtherEmails } from '../text/find-email.ts'
import { findPhones } from '../text/find-phone.ts'
import { noSkills, type SkillLexicon } from '../text/skill-lexicon.ts'
import { findJobTitle } from './find-job-title.ts'
import { findName } from './find-name.ts'
import { readResume } from './read-resume.ts'
import { sureOfContacts } from './sureness.ts'

const unsure = 0.5

/** The fields of a resume, each with the place that shows it; a field that the text does not show is absent. */
export function findFields(pages: PageText[], today = now(), lexicon: SkillLexicon = noSkills): ResumeFields {
  const email = findEmail(pages)
  const [phone, ...phones] = findPhones(pages, email)
  const name = findName(pages, email)
  const jobTitle = findJobTitle(pages, name.lastName ?? name.firstName)
  const contacts = [name.firstName, name.lastName, email, phone].filter((found): found is FoundValue => Boolean(found))
  const emails = findFurtherEmails(pages, email)
  const content = readResume(pages, contacts, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }, lexicon)
  const newest = content.positions?.[0]?.title
  // The title beside the name goes first; a line somewhere below says less than the newest position.
  const title = jobTitle && (jobTitle.sure > unsure || !newest) ? jobTitle : newest
  const [callable, location] = sureOfContacts(phone, content.location)
  return keepFound({ ...name, email, phone: callable, jobTitle: title, emails, phones, ...content, location })
}

type MaybeFields = { [Field in keyof ResumeFields]?: ResumeFields[Field] | undefined }

/** Without what was not found. */
const keepFound = (fields: MaybeFields): ResumeFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, found]) => found !== undefined && !(Array.isArray(found) && found.length === 0)),
  )
