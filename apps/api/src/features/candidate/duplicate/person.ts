/** What is compared of a person, as a candidate stands or as a form holds it. */
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
  /** Of the resume's text (resume-marks.ts); empty where none is known. */
  marks: readonly number[]
}
