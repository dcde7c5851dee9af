import type { SharedPart } from '@corridor/contract/student/family/kinds'
import type { StepValues } from '../enrolment/apply-step.ts'
import { mailOf } from '../student/to-wire.ts'
import type { ContactEntry, StudentFile } from '../student/values.ts'

type Reading = (source: StudentFile, isSibling: boolean) => StepValues

const values: Record<SharedPart, Reading> = {
  address: (source) => ({
    columns: {
      address_line_one: source.address_line_one,
      address_line_two: source.address_line_two,
      country_id: source.country_id,
      state_id: source.state_id,
      state_name: source.state_name,
      city_id: source.city_id,
      city_name: source.city_name,
      zip_code: source.zip_code,
    },
  }),
  communicationAddress(source) {
    const mail = mailOf(source)
    return {
      columns: {
        same_as_above: false,
        mail_line_one: mail.address_line_one,
        mail_line_two: mail.address_line_two,
        mail_country_id: mail.country_id,
        mail_state_id: mail.state_id,
        mail_state_name: mail.state_name,
        mail_city_id: mail.city_id,
        mail_city_name: mail.city_name,
        mail_zip_code: mail.zip_code,
      },
    }
  },
  contact: ({ email, phone_code, phone_number }) => ({ columns: { email, phone_code, phone_number } }),
  emergencyContact: ({ student_contact }, isSibling) => ({
    rows: { student_contact: isSibling ? student_contact : student_contact.map(asStranger) },
  }),
}

// A mother of one is the mother of their sibling, and of nobody else in the family; nor is a guardian another's.
const asStranger = (contact: ContactEntry): ContactEntry => ({ ...contact, relation_id: null, is_guardian: false })

/** Values of a step as a student of the same family takes them over. */
export const sharedValues = (part: SharedPart, source: StudentFile, isSibling: boolean): StepValues =>
  values[part](source, isSibling)
