import type { DeclarationState } from '@corridor/contract/student/declaration/kinds'
import type { Declaration } from '@corridor/contract/student/declaration/shapes'
import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LetterLine } from '../../../lib/record/letter-line'
import { useMay } from '../../../lib/session/session'
import { openFrom } from '../../../lib/upload/download-file'
import { Badge, type Tone } from '../../../ui/badge'
import classes from './declaration.module.css'

const states: Record<DeclarationState, { label: string; tone: Tone }> = {
  asked: { label: text('Asked'), tone: 'news' },
  expired: { label: text('Expired'), tone: 'neutral' },
  signed: { label: text('Signed'), tone: 'good' },
  reopened: { label: text('Reopened'), tone: 'attention' },
  revoked: { label: text('Revoked'), tone: 'neutral' },
}

interface DeclarationLineProps {
  studentId: string
  declaration: Declaration
}

/** One declaration: its state in words, its signers, and its paper. */
export function DeclarationLine({ studentId, declaration }: DeclarationLineProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.students.manage)
  const { _id: declarationId, state, signers, hasPaper } = declaration
  const { label, tone } = states[state]
  return (
    <div className={classes.line}>
      <Badge tone={tone}>{t(label)}</Badge>
      <span>{useWords(declaration)}</span>
      {mayManage && hasPaper && (
        <Button
          size="compact-md"
          variant="default"
          onClick={() => void openFrom(() => client.declaration.open({ studentId, declarationId }))}
        >
          {t('Open PDF')}
        </Button>
      )}
      {state === 'asked' && (
        <ul className={classes.signers}>
          {signers.map(({ role, name, email, letter, signedDate }) => (
            <li key={role}>
              <bdi>{name}</bdi>
              {email && <bdi dir="ltr">{email}</bdi>}
              {signedDate ? (
                <span>{t('Signed on {day}', { day: formatDate(signedDate) })}</span>
              ) : (
                letter && <LetterLine letter={letter} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function useWords({ state, createDate, askUntil, signers, signedDate, reopenedDate, reopenedFields }: Declaration) {
  const { t } = useTranslation()
  const names = signers.map(({ name }) => name).join(', ')
  const fields = reopenedFields.map((field) => t(enrolmentFieldNames[field])).join(', ')
  const day = formatDate(createDate)
  switch (state) {
    case 'asked':
      return t('Asked on {day}. The link opens until {until}.', { day, until: askUntil ? formatDate(askUntil) : '' })
    case 'expired':
      return t('Asked on {day}. The link opens no more.', { day })
    case 'signed':
      return t('Signed by {names} on {day}. The file is ready.', { names, day: formatDate(signedDate ?? createDate) })
    case 'reopened':
      return signedDate
        ? t('Signed by {names} on {day}. Reopened on {until}, because this has changed: {fields}.', {
            ...{ names, fields, day: formatDate(signedDate), until: formatDate(reopenedDate ?? createDate) },
          })
        : t('Reopened on {day}, because this has changed: {fields}.', {
            day: formatDate(reopenedDate ?? createDate),
            fields,
          })
    default:
      return t('The request of {day} was revoked.', { day })
  }
}
