import { Button, Input, Pill } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import classes from './campaign.module.css'
import type { PeopleKind } from './people-picker'

const PeoplePicker = late(() => import('./people-picker'))

interface Named {
  _id: string
  name: string
}

interface PeopleBoxProps {
  kind: PeopleKind
  /** A key. */
  label: string
  /** Those that the form began with, for their names. */
  chosen: readonly Named[]
  field: { value?: string[]; error?: ReactNode }
  onChange: (ids: string[]) => void
}

/** Records that a campaign is meant for, chosen in a dialog and taken away one by one. */
export function PeopleBox({ kind, label, chosen, field, onChange }: PeopleBoxProps) {
  const { t } = useTranslation()
  const [isPicking, setIsPicking] = useState(false)
  const [names, setNames] = useState(() => new Map(chosen.map(({ _id, name }) => [_id, name])))
  const ids = field.value ?? []
  return (
    <Input.Wrapper label={t(label)} error={field.error} labelElement="div">
      <div className={classes.people}>
        {ids.map((id) => (
          <Pill
            key={id}
            size="lg"
            withRemoveButton
            removeButtonProps={{
              'aria-label': t('Remove {name}', { name: names.get(id) ?? '' }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onChange(ids.filter((one) => one !== id))}
          >
            <bdi>{names.get(id) ?? '…'}</bdi>
          </Pill>
        ))}
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setIsPicking(true)}
        >
          {t(pickLabels[kind])}
        </Button>
      </div>
      {isPicking && (
        <Suspense>
          <PeoplePicker
            kind={kind}
            take={(rows) => {
              setNames((before) => new Map([...before, ...rows.map(({ _id, name }): [string, string] => [_id, name])]))
              onChange([...new Set([...ids, ...rows.map(({ _id }) => _id)])])
            }}
            close={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

const pickLabels: Record<PeopleKind, string> = {
  groups: text('Choose Groups'),
  vendors: text('Choose Vendors'),
  contacts: text('Choose Contacts'),
  candidates: text('Choose Candidates'),
}
