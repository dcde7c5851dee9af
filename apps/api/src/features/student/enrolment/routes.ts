import { api, inCompany, signedIn } from '../../../http/api.ts'
import { saveAddress, saveCommunicationAddress } from './address.ts'
import { saveCoaching } from './coaching.ts'
import { saveContact, saveEmergencyContact } from './contact.ts'
import { saveDeportation, savePreviousCountries } from './declared.ts'
import { saveFullName } from './full-name.ts'
import { saveMaritalStatus } from './marital-status.ts'
import { findNextStep } from './next-step.ts'
import { viewSummary } from './summary.ts'

export const enrolmentRoutes = {
  fullName: api.enrolment.fullName.handler(inCompany(saveFullName)),
  address: api.enrolment.address.handler(inCompany(saveAddress)),
  communicationAddress: api.enrolment.communicationAddress.handler(inCompany(saveCommunicationAddress)),
  contact: api.enrolment.contact.handler(inCompany(saveContact)),
  emergencyContact: api.enrolment.emergencyContact.handler(inCompany(saveEmergencyContact)),
  maritalStatus: api.enrolment.maritalStatus.handler(inCompany(saveMaritalStatus)),
  deportationDetails: api.enrolment.deportationDetails.handler(inCompany(saveDeportation)),
  previousCountries: api.enrolment.previousCountries.handler(inCompany(savePreviousCountries)),
  coaching: api.enrolment.coaching.handler(inCompany(saveCoaching)),
  summary: api.enrolment.summary.handler(signedIn(viewSummary)),
  nextStep: api.enrolment.nextStep.handler(inCompany(findNextStep)),
}
