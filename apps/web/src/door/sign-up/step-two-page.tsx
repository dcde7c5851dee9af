import { type WhoAreYouType, whoAreYouTypes } from '@corridor/contract/field/who-are-you'
import { Button, Group } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { entryPaths as paths } from '../../entry-paths'
import { whoAreYou } from '../../features/people/account/exports/who-are-you'
import { useTranslation } from '../../lib/language/i18n'
import { openPage } from '../../lib/page/load-page'
import { Message } from '../../ui/message'
import { PageHeader } from '../../ui/page-header'
import classes from '../account.module.css'
import { searchText } from '../address'
import { ButtonLink } from '../links'
import { beforeSignUp } from './before-sign-up'

export default function StepTwoPage() {
  const { t } = useTranslation()
  const mode = searchText('mode')
  const [type, setType] = useState(beforeSignUp.two()?.type)
  const [isMissing, setIsMissing] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const element = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!type) {
      setIsMissing(true)
      return element.current?.querySelector<HTMLElement>('input')?.focus()
    }
    try {
      beforeSignUp.keepTwo({ type })
    } catch {
      // A browser may refuse to keep anything.
      return setHasFailed(true)
    }
    void openPage(paths.company.signUp)
  }

  return (
    <div className={classes.wide}>
      <PageHeader
        title={t(mode === 'edit' ? 'Edit Who Are You?' : 'Who Are You?')}
        description={t('Step {step} of {steps} before you sign up.', { step: 2, steps: 2 })}
      />
      <form ref={element} onSubmit={submit} noValidate>
        {hasFailed && <Message tone="danger">{t('Failed to save information')}</Message>}
        {isMissing && <Message tone="danger">{t('Type is required')}</Message>}
        <fieldset className={classes.types} aria-invalid={isMissing}>
          <legend className={classes.legend}>{t('Who Are You?')}</legend>
          {whoAreYouTypes.map((option) => (
            <TypeCard
              key={option}
              option={option}
              isChosen={type === option}
              choose={() => {
                setType(option)
                setIsMissing(false)
              }}
            />
          ))}
        </fieldset>
        <Group justify="space-between" gap="xs">
          <ButtonLink variant="default" to={paths.company.beforeSignUp[0]}>
            {t('Previous')}
          </ButtonLink>
          <Button type="submit">{t('Next')}</Button>
        </Group>
      </form>
    </div>
  )
}

function TypeCard({ option, isChosen, choose }: { option: WhoAreYouType; isChosen: boolean; choose: () => void }) {
  const { t } = useTranslation()
  const { title, words } = whoAreYou[option]
  return (
    <label className={classes.type}>
      <input
        type="radio"
        name="type"
        checked={isChosen}
        onChange={choose}
        aria-labelledby={`${option}-title`}
        aria-describedby={`${option}-words`}
      />
      <span>
        <span id={`${option}-title`} className={classes.typeTitle}>
          {t(title)}
        </span>
        <span id={`${option}-words`} className={classes.typeWords}>
          {t(words)}
        </span>
      </span>
    </label>
  )
}
