import type { SealedDetail } from '@corridor/contract/candidate/candidate-details/kinds'
import type { CandidateDetails } from '@corridor/contract/candidate/candidate-details/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { dotted } from '../../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useSection } from '../../../../lib/record/frame/sections'
import { type Fact, Facts, RecordCard } from '../../../../lib/record/record-card'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from '../../candidate/exports/candidate-record.module.css'
import { CandidateDocuments } from '../../candidate-document/exports/candidate-documents'
import { detailsLabels } from '../details-values'
import { SealedText } from '../sealed-text'

const title = text('Details for vendors')

interface CandidatePapersProps {
  candidateId: string
  mayManage: boolean
}

/** Details and papers that vendors ask of a candidate, for those who may read them. */
export default function CandidatePapers({ candidateId, mayManage }: CandidatePapersProps) {
  const { t } = useTranslation()
  const { data, error, isPending } = useQuery(api.candidateDetails.view.queryOptions({ input: { candidateId } }))
  const details = data?.data
  const way = { to: paths.company.candidateDetails(candidateId) }
  const facts = details ? factsOf(details, mayManage) : []
  const isEmpty = details !== undefined && facts.length === 0
  const isHidden = useSection(title, { isPending, isEmpty, add: mayManage && way })
  return (
    <>
      {!isHidden && (
        <RecordCard
          title={title}
          action={
            mayManage && (
              <TextLink to={way.to} aria-label={t('Edit {name}', { name: t(title) })}>
                {t('Edit')}
              </TextLink>
            )
          }
        >
          {error && <p className={classes.none}>{errorText(error)}</p>}
          <Facts facts={facts} />
        </RecordCard>
      )}
      <CandidateDocuments candidateId={candidateId} edit={mayManage && way} />
    </>
  )
}

const textFact = (label: string, value: string, more: Partial<Fact> = {}): Fact[] =>
  value ? [{ label, value: <bdi>{value}</bdi>, ...more }] : []

function factsOf(details: CandidateDetails, mayReveal: boolean): Fact[] {
  const sealed = (field: SealedDetail, isStored: boolean): Fact[] =>
    isStored
      ? [
          {
            label: detailsLabels[field],
            value: <SealedText candidateId={details.candidate} field={field} mayReveal={mayReveal} />,
          },
        ]
      : []
  return [
    ...textFact(detailsLabels.legalName, details.legalName),
    ...(details.linkedIn
      ? [
          {
            label: detailsLabels.linkedIn,
            value: (
              <a href={details.linkedIn} target="_blank" rel="noopener noreferrer" dir="ltr">
                {details.linkedIn.replace('https://', '')}
              </a>
            ),
          },
        ]
      : []),
    ...textFact(
      detailsLabels.employerName,
      dotted(details.employerName, details.employerContact, details.employerEmail, details.employerPhone),
      { isLong: true },
    ),
    ...textFact(detailsLabels.interviewTimes, details.interviewTimes, { isLong: true }),
    ...(details.references.length > 0
      ? [{ label: text('References'), value: <Referees details={details} />, isLong: true }]
      : []),
    ...sealed('birthday', details.hasBirthday),
    ...sealed('ssnLastFour', details.hasSsnLastFour),
  ]
}

const Referees = ({ details }: { details: CandidateDetails }) =>
  details.references.map(({ name, relation, company, email, phone }) => (
    <div key={`${name} ${email} ${phone}`}>
      <bdi>{dotted(name, relation, company, email, phone)}</bdi>
    </div>
  ))
