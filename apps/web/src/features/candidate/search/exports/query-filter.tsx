import { queryCharsMax, readQuery } from '@corridor/contract/candidate/search/query'
import { ActionIcon, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFileSearch, IconHelp } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { useLateMenu } from '../../../../lib/late/use-late-menu'
import type { Filter, FilterControlProps } from '../../../../lib/list/types'
import classes from './query-filter.module.css'

const typingPauseMs = 400

const loadHelp = () => import('../query-help')
// Judges a query alone that somebody wrote.
const FaultPlace = late(() => import('../fault-place'), 'optional')
const RaisedHint = late(() => import('../raised-hint'), 'optional')

/** The search over names, titles, skills and resumes. A wrong query is shown where it is wrong, and not sent. */
export const queryFilter: Filter = {
  label: text('Search skills and resumes'),
  makesSense: (value) => readQuery(value).tree !== undefined,
  Control: QueryBox,
  isSearch: true,
}

function QueryBox({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value ?? '')
  const { fault } = typed.trim() === '' ? {} : readQuery(typed)
  const apply = useDebouncedCallback((next: string) => {
    if (next.trim() === '') onChange(null)
    else if (readQuery(next).tree) onChange(next)
  }, typingPauseMs)

  // Back, a view and Clear change it from outside; what is wrong stays as it was typed.
  useEffect(() => {
    setTyped((before) =>
      before.trim() === (value ?? '') || (value === null && readQuery(before).fault) ? before : (value ?? ''),
    )
  }, [value])

  function change(next: string) {
    setTyped(next)
    apply(next)
  }

  return (
    <div className={classes.box}>
      <TextInput
        aria-label={label}
        placeholder={label}
        maxLength={queryCharsMax}
        dir="auto"
        leftSection={<IconFileSearch size={16} aria-hidden />}
        rightSectionWidth={typed ? 60 : 34}
        rightSection={
          <>
            {typed && <CloseButton size="sm" aria-label={t('Clear {label}', { label })} onClick={() => change('')} />}
            <QueryHelp />
          </>
        }
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        error={
          fault && (
            <Suspense>
              <FaultPlace query={typed} fault={fault} />
            </Suspense>
          )
        }
      />
      {value && !fault && (
        <Suspense>
          <RaisedHint query={value} change={change} />
        </Suspense>
      )}
    </div>
  )
}

function QueryHelp() {
  const { t } = useTranslation()
  const { Part, menu, target } = useLateMenu(loadHelp, 'dialog')
  return (
    <>
      <ActionIcon {...target} size="sm" variant="subtle" color="gray" aria-label={t('How to search')}>
        <IconHelp size={16} aria-hidden />
      </ActionIcon>
      {Part && <Part {...menu} />}
    </>
  )
}
