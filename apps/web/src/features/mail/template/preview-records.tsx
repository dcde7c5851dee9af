import { Button } from '@mantine/core'
import { IconBriefcase, IconUser, IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import classes from './template.module.css'

interface Chosen {
  id: string
  name: string
}
/** With whom a mail is shown. */
export interface Shown {
  contact?: Chosen
  candidates?: Chosen[]
  job?: Chosen
}

const PreviewPicker = late(() => import('./preview-picker'))

const kinds = [
  { kind: 'contact', label: text('Choose Contact'), Icon: IconUser },
  { kind: 'candidates', label: text('Choose Candidates'), Icon: IconUsers },
  { kind: 'job', label: text('Choose Job'), Icon: IconBriefcase },
] as const

const namesOf = (chosen: Chosen | Chosen[] | undefined) => [chosen ?? []].flat().map(({ name }) => name)

/** The records that a preview is filled with. */
export function PreviewRecords({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<keyof Shown>()
  return (
    <div className={classes.choices}>
      {kinds.map(({ kind, label, Icon }) => {
        const names = namesOf(shown[kind])
        return (
          <Button
            key={kind}
            variant="default"
            size="xs"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setAsked(kind)}
            aria-label={names.length > 0 ? `${t(label)}: ${formatList(names)}` : undefined}
          >
            {names.length > 1 ? t('{count} candidates', { count: names.length }) : <bdi>{names[0] ?? t(label)}</bdi>}
          </Button>
        )
      })}
      {asked && (
        <Suspense>
          <PreviewPicker
            kind={asked}
            choose={(chosen) => onChange({ ...shown, ...chosen })}
            close={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
