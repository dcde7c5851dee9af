import AddressNotes from 'virtual:place/candidate.address'
import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { Anchor } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './candidate-record.module.css'
import { PhoneOf } from './exports/phone-of'
import { Years } from './exports/years'

/** Which of several is preferred: the first. */
function Preferred({ at, of }: { at: number; of: readonly unknown[] }) {
  const { t } = useTranslation()
  return at === 0 && of.length > 1 && <span className={classes.preferred}> {t('preferred')}</span>
}

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
      {emails.map((email, at) => (
        <li key={email}>
          <Anchor inherit href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Anchor>
          <Preferred at={at} of={emails} />
          <AddressNotes address={email} />
        </li>
      ))}
      {phoneInfo.map((phone, at) => (
        <li key={phone.number}>
          {phone.isCallable ? <PhoneLink phone={phone.number} shown={phone.shown} /> : <PhoneOf phone={phone} />}
          <Preferred at={at} of={phoneInfo} />
        </li>
      ))}
    </ul>
  )
}
