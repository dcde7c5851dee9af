import { findingPlaceNames } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { countryName } from '../../../lib/format/country-name'
import { formatPoint } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { RecordCard } from '../../../lib/record/record-card'
import classes from './step-section.module.css'

/** Refusals that the table said which brought the student in; nothing for other students. */
export function ImportedRefusals({ student: { importedRefusals } }: { student: Student }) {
  if (importedRefusals.length === 0) return null
  return (
    <RecordCard title={findingPlaceNames.imported} place="imported">
      <ul className={classes.entries}>
        {importedRefusals.map(({ country, countryInfo, month }) => (
          <li key={`${country} ${month}`}>
            {dotted(countryInfo[0] && countryName(countryInfo[0]), formatPoint(`${month}-01`, 'wholeMonth'))}
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
