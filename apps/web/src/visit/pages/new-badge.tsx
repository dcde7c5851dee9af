import type { PageProps } from '../page'

/** Says that somebody is new since the reader's last visit; the browser shows it where it knows so. */
export const NewBadge = ({ t }: Pick<PageProps, 't'>) => (
  <span className="new-badge" data-new hidden>
    {t('New since your last visit')}
  </span>
)
