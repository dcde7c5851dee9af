import type { JobFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { noSkills, type SkillLexicon } from '../text/skill-lexicon.ts'
import { findAuthorizations } from './authorizations.ts'
import { toJobLines, toStretches } from './job-lines.ts'
import { findJobTypes } from './job-type.ts'
import { toSegments } from './labels.ts'
import { findEndClient, findVendorContact } from './parties.ts'
import { findJobPlaces } from './places-of-job.ts'
import { findSalary } from './salary.ts'
import { findSkills } from './skills-of-job.ts'
import { findDuration, findPayTypes } from './terms.ts'
import { findTitle } from './title.ts'
import { findOfficeDays, findRelocation, findWorkMode } from './work-mode.ts'

/**
 * Reads a job ad. Nothing is invented: every value stands in the text where its place says; where `value` is normalised ('Full-time', '120000'),
 * the place holds what was written. A field that the ad does not state is absent. The time it takes grows with the text's length alone.
 */
export function readJob(pages: readonly PageText[], lexicon: SkillLexicon = noSkills): JobFields {
  const lines = toJobLines(pages)
  const segments = toSegments(lines)
  const stretches = toStretches(pages)
  const jobTitle = findTitle(segments, lines, stretches)
  const { must, nice } = findSkills(segments, lexicon, jobTitle?.page === 1 ? jobTitle.end : undefined)
  return keepFound({
    jobTitle,
    jobTypes: findJobTypes(segments, lines, stretches),
    locations: findJobPlaces(segments, lines),
    workMode: findWorkMode(segments, lines, stretches),
    officeDays: findOfficeDays(stretches),
    relocation: findRelocation(segments, stretches),
    ...findSalary(segments, stretches),
    ...findPayTypes(stretches),
    skills: must,
    niceSkills: nice,
    ...findAuthorizations(segments, stretches),
    ...findDuration(segments, stretches),
    endClient: findEndClient(segments),
    vendorContact: findVendorContact(pages, segments, stretches),
  })
}

type MaybeFields = { [Field in keyof JobFields]?: JobFields[Field] | undefined }

/** Without what was not found. */
export const keepFound = (fields: MaybeFields): JobFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, found]) => found !== undefined && !(Array.isArray(found) && found.length === 0)),
  )
