import type { Institution } from '@corridor/contract/agency/institution/shapes'
import type { Intake } from '@corridor/contract/agency/intake/shapes'
import type { Programme } from '@corridor/contract/agency/programme/shapes'
import { IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { InactiveMark } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import rows from '../../../lib/record/record-rows.module.css'
import { Intakes } from '../intake/exports/intakes'
import { askedBy, kindOf } from './programme-facts'
import classes from './programme-row.module.css'

const IntakeDialog = late(() => import('../intake/exports/intake-dialog'))

interface ProgrammeRowProps {
  programme: Programme
  institution: Institution
  /** Undefined while they are on their way. */
  intakes: Intake[] | undefined
  /** For those who manage it. */
  actions: { edit: () => void; remove: () => void } | undefined
}

/** One programme with its intakes. */
export function ProgrammeRow({ programme, institution, intakes, actions }: ProgrammeRowProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'new' | Intake>()
  return (
    <li className={`${rows.row} ${classes.programme}`}>
      <div className={classes.words}>
        <p className={classes.title}>
          <bdi>{programme.name}</bdi> <InactiveMark status={programme.status} />
        </p>
        <p className={rows.quiet}>{kindOf(programme, t)}</p>
        <p className={rows.quiet}>{askedBy(programme, t)}</p>
        <Intakes
          intakes={intakes}
          edit={actions && setOpen}
          empty={programme.intakes > 0 ? t('No intake is to come.') : t('No intakes yet.')}
        />
      </div>
      {actions && (
        <span className={`${rows.actions} ${classes.menu}`}>
          <RowMenu
            name={programme.name}
            actions={[
              { label: text('Add Intake'), icon: IconCalendarPlus, run: () => setOpen('new') },
              { label: text('Edit'), icon: IconPencil, run: actions.edit },
              { label: text('Delete'), icon: IconTrash, danger: true, run: actions.remove },
            ]}
          />
        </span>
      )}
      <Suspense>
        {open && (
          <IntakeDialog
            programmeId={programme._id}
            zone={institution.zone}
            intake={open === 'new' ? undefined : open}
            close={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </li>
  )
}
