import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconStar, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './further-inputs.module.css'

interface FurtherInputsProps {
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Changes places with the preferred one. */
  prefer: (at: number) => void
  /** The part of the form that an input needs. */
  field: (at: number) => object
  type: 'email' | 'tel'
  /** Keys; the first heads each input. */
  words: { one: string; add: string; prefer: string; remove: string }
}

const valuesMax = 19

/** Addresses or phones beside the preferred one: each can be preferred or removed. */
export function FurtherInputs({ values, onChange, prefer, field, type, words }: FurtherInputsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const focusAdd = () => list.current?.querySelector<HTMLElement>('button[data-add]')?.focus()
  const add = () => {
    onChange([...values, ''])
    requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus())
  }
  const name = (at: number) => values[at] || String(at + 2)
  return (
    <div ref={list} className={classes.list}>
      {values.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is all that tells one from another, and it changes.
        <div key={at} className={classes.row}>
          <TextInput {...field(at)} type={type} dir="ltr" label={t(words.one)} autoComplete="off" />
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t(words.prefer, { name: name(at) })}
            title={t(words.prefer, { name: name(at) })}
            onClick={() => prefer(at)}
          >
            <IconStar size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t(words.remove, { name: name(at) })}
            title={t(words.remove, { name: name(at) })}
            onClick={() => {
              onChange(values.filter((_, other) => other !== at))
              focusAdd()
            }}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {values.length < valuesMax && (
        <Button
          data-add
          size="compact-md"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t(words.add)}
        </Button>
      )}
    </div>
  )
}
