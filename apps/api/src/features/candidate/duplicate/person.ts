/** Facts of a person that are compared, as a candidate stands or as a form holds it. */
export interface Person {
  firstName: string
  lastName: string
  emails: readonly string[]
  phones: readonly string[]
  jobTitle: string | null
  experience: number | null
  skills: readonly string[]
  location: string | null
  /** As a resume names them. */
  employers: readonly string[]
  /** Marks of the resume's text (resume-marks.ts); empty if none are known. */
  marks: readonly number[]
}
