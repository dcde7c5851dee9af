import type { Declaration } from '@corridor/contract/student/declaration/shapes'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button, Group } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './declaration.module.css'

const AskDialog = late(() => import('./ask-dialog'))

interface DeclarationActionsProps {
  student: Student
  latest: Declaration | undefined
  /** Why the file cannot be declared now, translated. */
  barrier: string | undefined
}

/** Ways to a declaration: in person, or by links, which are sent again or revoked. A button that would be refused is off, with its reason. */
export function DeclarationActions({ student, latest, barrier }: DeclarationActionsProps) {
  const { t } = useTranslation()
  const reason = useId()
  const [asking, setAsking] = useState<'anew' | 'again'>()
  const isAsked = latest?.state === 'asked'
  if (latest?.state === 'signed') return null
  const studentId = student._id
  const revoke = () =>
    confirmDelete({
      title: t('Revoke'),
      question: t('The link that asks for the declaration opens no more.'),
      confirmLabel: t('Revoke'),
      onConfirm: async () => {
        await client.declaration.revoke({ studentId })
        toast.success(t('Request revoked'))
        await refresh(api.declaration, api.student)
      },
    })
  return (
    <>
      <Group gap="xs">
        {barrier ? (
          <Button disabled aria-describedby={reason}>
            {t('Sign declaration')}
          </Button>
        ) : (
          <ButtonLink to={paths.company.declareStudent(studentId)}>{t('Sign declaration')}</ButtonLink>
        )}
        <Button
          variant="default"
          disabled={barrier !== undefined}
          {...(barrier && { 'aria-describedby': reason })}
          onClick={() => setAsking(isAsked ? 'again' : 'anew')}
        >
          {isAsked ? t('Send again') : t('Ask by email')}
        </Button>
        {isAsked && (
          <Button variant="subtle" c="var(--state-danger)" onClick={revoke}>
            {t('Revoke')}
          </Button>
        )}
      </Group>
      {barrier && (
        <p id={reason} className={classes.barrier}>
          {barrier}
        </p>
      )}
      <Suspense>
        {asking && <AskDialog student={student} isAgain={asking === 'again'} close={() => setAsking(undefined)} />}
      </Suspense>
    </>
  )
}
