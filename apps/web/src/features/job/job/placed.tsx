import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { JobAdd } from '@corridor/contract/job/job/body'
import { IconAlertTriangle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import type { Origins } from './from-ad'
import classes from './job.module.css'
import { isSure } from './job-values'

interface Places {
  origins: Origins
  show: (found: FoundValue | undefined) => void
}

/** The places where the fields of a form were read, if they were read from an ad. */
export const PlacesInAd = createContext<Places | undefined>(undefined)

/** A field that may have been read from an ad: whoever enters it sees the place. */
export function Placed({ name, children }: { name: keyof JobAdd; children: ReactNode }) {
  const { t } = useTranslation()
  const places = useContext(PlacesInAd)
  const found = places?.origins[name]
  if (!places) return children
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus comes up from the field within.
    <div onFocus={() => places.show(found)}>
      {children}
      {found && (
        <div className={classes.origin}>
          {isSure(found) ? (
            t('From the ad')
          ) : (
            <span className={classes.check}>
              <IconAlertTriangle size={14} aria-hidden />
              {t('From the ad. Please check')}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
