import {
  type PresentationAnswer,
  type PresentationState,
  presentationAnswerNames,
  presentationStateNames,
} from '@corridor/contract/sales/presentation/kinds'
import type { Presentation, PresentedPerson } from '@corridor/contract/sales/presentation/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm, confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, formatDateTime, formatName, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { LetterLine } from '../../../lib/record/letter-line'
import rows from '../../../lib/record/record-rows.module.css'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge, type Tone } from '../../../ui/badge'
import { TextLink } from '../../../ui/link'
import classes from './presentation.module.css'

const stateTones: Record<PresentationState, Tone> = { open: 'news', expired: 'attention', revoked: 'neutral' }
const answerTones: Record<PresentationAnswer, Tone> = { shortlist: 'good', interview: 'good', reject: 'danger' }

interface PresentationRowProps {
  presentation: Presentation
  extend: () => void
  /** Shows the address of a new link. */
  show: (address: string) => void
}

/** One link: how it stands, and what the client says of each person. */
export function PresentationRow({ presentation, extend, show }: PresentationRowProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const { _id: id, title, state, expiresOn, people, userInfo, mailTo, letter } = presentation
  const renew = () =>
    confirm({
      title: t('New link'),
      question: t('The present link opens nothing any more. The new one is shown once.'),
      confirmLabel: t('New link'),
      onConfirm: async () => {
        const { address } = await client.presentation.renew({ id })
        show(address)
        await refresh(api.presentation)
      },
    })
  async function sendAgain() {
    try {
      await client.presentation.renew({ id, byMail: true })
      toast.info(t('Link on its way'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.presentation)
  }
  const revoke = () =>
    confirmDelete({
      title: t('Revoke link'),
      question: t('The link "{name}" no longer opens, for good. You can make a new one.', { name: title }),
      confirmLabel: t('Revoke link'),
      onConfirm: async () => {
        await client.presentation.revoke({ id })
        toast.success(t('Link revoked'))
        await refresh(api.presentation)
      },
    })
  return (
    <li className={rows.row} aria-label={title}>
      <Badge tone={stateTones[state]}>{t(presentationStateNames[state])}</Badge>
      <bdi>{title}</bdi>
      <span className={rows.quiet}>
        {dotted(t('Link opens until {day}', { day: formatDate(expiresOn) }), ownerName(userInfo), mailTo)}
      </span>
      {letter && state !== 'revoked' && <LetterLine letter={letter} />}
      {mayManage && state !== 'revoked' && (
        <span className={rows.actions}>
          {mailTo && (
            <Button size="compact-md" variant="default" onClick={() => void sendAgain()}>
              {t('Send again')}
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={extend}>
            {t('Extend')}
          </Button>
          <Button size="compact-md" variant="default" onClick={renew}>
            {t('New link')}
          </Button>
          <Button size="compact-md" variant="subtle" c="var(--state-danger)" onClick={revoke}>
            {t('Revoke')}
          </Button>
        </span>
      )}
      <ul className={classes.people}>
        {people.map((person) => (
          <Answer key={person.submission} person={person} />
        ))}
      </ul>
    </li>
  )
}

function Answer({ person }: { person: PresentedPerson }) {
  const { t } = useTranslation()
  const { submission, candidateInfo, answer, comment, answeredDate, isShown } = person
  return (
    <li className={classes.person}>
      <TextLink to={paths.company.viewSubmission(submission)}>
        <bdi>{candidateInfo[0] && formatName(candidateInfo[0])}</bdi>
      </TextLink>
      {answer ? (
        <Badge tone={answerTones[answer]}>{t(presentationAnswerNames[answer])}</Badge>
      ) : (
        <span className={rows.quiet}>{t('No answer yet')}</span>
      )}
      {comment && (
        <span dir="auto" className={classes.comment}>
          {comment}
        </span>
      )}
      {answeredDate && <span className={rows.quiet}>{formatDateTime(answeredDate)}</span>}
      {!isShown && <span className={rows.quiet}>{t('No longer shown')}</span>}
    </li>
  )
}
