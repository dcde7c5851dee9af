import { Button } from '@mantine/core'
import { IconCloudOff, IconInbox, IconSearchOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { errorText, useTranslation } from '../../language/i18n'
import { HelpLink } from '../../page/help-link'
import classes from './list-states.module.css'

interface StateProps {
  icon: ReactNode
  title: string
  description: string | undefined
  action: ReactNode
  /** True if it leads to the article about its page. */
  help?: boolean
  /** True if it is all of a page, and so its heading. */
  isPage?: boolean | undefined
}

function State({ icon, title, description, action, help, isPage }: StateProps) {
  const Title = isPage ? 'h1' : 'span'
  return (
    <div className={classes.state}>
      {icon}
      <Title className={classes.stateTitle}>{title}</Title>
      {description && <p>{description}</p>}
      {action && <div className={classes.stateAction}>{action}</div>}
      {help && <HelpLink />}
    </div>
  )
}

/** There is nothing yet: what will be here, and the button that makes the first. */
export function ListEmpty({ description, action }: { description: string | undefined; action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <State
      icon={<IconInbox size={32} stroke={1.5} aria-hidden />}
      title={t('No data available')}
      description={description && t(description)}
      action={action}
      help
    />
  )
}

/** Search and filters leave nothing. */
export function ListNothingFound({ clear }: { clear: () => void }) {
  const { t } = useTranslation()
  return (
    <State
      icon={<IconSearchOff size={32} stroke={1.5} aria-hidden />}
      title={t('No Results Found')}
      description={t('Refine your query to discover relevant items')}
      action={
        <Button variant="default" onClick={clear}>
          {t('Clear search and filters')}
        </Button>
      }
    />
  )
}

/** The list did not arrive. */
/** With `isPage` nothing else stands on the page, which has its heading by it. */
export function ListFailed({ error, retry, isPage }: { error: unknown; retry: () => void; isPage?: boolean }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <State
        icon={<IconCloudOff size={32} stroke={1.5} aria-hidden />}
        title={t('Failed to load data')}
        isPage={isPage}
        description={errorText(error)}
        action={
          <Button variant="default" onClick={retry}>
            {t('Try again')}
          </Button>
        }
        help
      />
    </div>
  )
}
