import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { Anchor } from '@mantine/core'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './candidate-record.module.css'
import { PhoneOf } from './exports/phone-of'
import { Years } from './exports/years'

/** The line below a candidate's name: what they do, and how they are reached. */
export function CandidateContacts({ candidate, isInCompany }: { candidate: CandidateRecord; isInCompany: boolean }) {
  const { jobTitle, experience, emails, phoneInfo, companyInfo } = candidate
  const [company] = companyInfo
  return (
    <ul className={classes.contacts}>
      {company && !isInCompany && (
        <li>
          <TextLink to={paths.admin.viewCompany(company._id)}>{company.name}</TextLink>
        </li>
      )}
      {jobTitle && <li>{jobTitle}</li>}
      {experience !== null && (
        <li>
          <Years count={experience} />
        </li>
      )}
      {emails.map((email) => (
        <li key={email}>
          <Anchor inherit href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Anchor>
        </li>
      ))}
      {phoneInfo.map((phone) => (
        <li key={phone.number}>
          {phone.isCallable ? <PhoneLink phone={phone.number} shown={phone.shown} /> : <PhoneOf phone={phone} />}
        </li>
      ))}
    </ul>
  )
}
