import { Button, Group, Radio, Stack, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Message } from '../../../ui/message'
import { useTranslation } from '../../language/i18n'
import type { Compared, Editions, Side } from './conflict'
import classes from './conflict-screen.module.css'
import { ShownValue } from './shown-value'

/** A record that two people changed, as the form hands it over to be merged. */
export interface Conflict {
  editions: Editions
  compared: Compared
  /** A key for each field. */
  labels: Record<string, string>
  show: ((name: string, value: unknown) => ReactNode) | undefined
  /** Translated: whose record was changed. */
  message: string
  resolve: (choices: Record<string, Side>, then: 'save' | 'edit') => void
}

/** Both editions of every contested field side by side, to choose from; what only one side changed is merged by itself, and said. */
export default function ConflictScreen({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { compared, message, resolve } = conflict
  const top = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<Record<string, Side>>({})
  const [hasTried, setHasTried] = useState(false)
  const open = compared.contested.filter((name) => !choices[name])
  const choose = (name: string, side: Side) => setChoices((before) => ({ ...before, [name]: side }))
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(compared.contested.map((name) => [name, side])))

  useEffect(() => top.current?.focus(), [])

  function finish(then: 'save' | 'edit') {
    if (open.length === 0) return resolve(choices, then)
    setHasTried(true)
    top.current?.querySelector<HTMLInputElement>(`input[name="${open[0]}"]`)?.focus()
  }

  return (
    <Stack
      ref={top}
      tabIndex={-1}
      gap="lg"
      className={classes.screen}
      role="group"
      aria-label={t('Two changes at once')}
    >
      <div role="alert">
        <Message tone="attention">
          {message}. {t('Nothing that you typed is lost: choose what to keep, then save.')}
        </Message>
      </div>
      {compared.contested.length > 0 && (
        <Group gap="xs">
          <Button variant="default" onClick={() => chooseAll('mine')}>
            {t('Keep all mine')}
          </Button>
          <Button variant="default" onClick={() => chooseAll('theirs')}>
            {t('Take all theirs')}
          </Button>
        </Group>
      )}
      {compared.contested.map((name) => (
        <Contested
          key={name}
          name={name}
          conflict={conflict}
          choice={choices[name]}
          choose={(side) => choose(name, side)}
          isMissing={hasTried && !choices[name]}
        />
      ))}
      <Merged conflict={conflict} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => finish('edit')}>
          {t('Continue editing')}
        </Button>
        <Button onClick={() => finish('save')}>{t('Save')}</Button>
      </Group>
    </Stack>
  )
}

interface ContestedProps {
  name: string
  conflict: Conflict
  choice: Side | undefined
  choose: (side: Side) => void
  isMissing: boolean
}

function Contested({ name, conflict, choice, choose, isMissing }: ContestedProps) {
  const { t } = useTranslation()
  const { editions, labels, show } = conflict
  const sides = { mine: t('Keep mine'), theirs: t('Take theirs') }
  return (
    <Radio.Group
      name={name}
      label={t(labels[name] ?? name)}
      value={choice ?? null}
      onChange={(side) => choose(side as Side)}
      error={isMissing && t('Please choose one of the two')}
    >
      <div className={classes.sides}>
        {(Object.keys(sides) as Side[]).map((side) => (
          <div key={side} className={classes.side} data-chosen={choice === side || undefined}>
            <Radio value={side} label={sides[side]} aria-describedby={`${name}-${side}`} />
            <div id={`${name}-${side}`} className={classes.text}>
              <ShownValue value={editions[side][name]} name={name} show={show} />
            </div>
          </div>
        ))}
      </div>
      <div className={classes.before}>
        {t('Before')}: <ShownValue value={editions.opened[name]} name={name} show={show} />
      </div>
    </Radio.Group>
  )
}

/** Fields that needed no choice. */
function Merged({ conflict: { compared, editions, labels, show } }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const merged = [
    ...compared.byThem.map((name) => ({ name, side: 'theirs' as const, who: t('Changed by someone else') })),
    ...compared.byMe.map((name) => ({ name, side: 'mine' as const, who: t('Changed by you') })),
  ]
  if (merged.length === 0) return null
  return (
    <section>
      <Title order={3} className={classes.heading}>
        {t('Merged automatically')}
      </Title>
      <dl className={classes.merged}>
        {merged.map(({ name, side, who }) => (
          <div key={name}>
            <dt>{t(labels[name] ?? name)}</dt>
            <dd>
              <ShownValue value={editions[side][name]} name={name} show={show} />
              <span className={classes.before}>{who}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
