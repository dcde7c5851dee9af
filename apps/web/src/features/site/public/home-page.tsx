import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './public-text.module.css'

export const Route = createFileRoute('/_public/')({ component: HomePage })

function HomePage() {
  const { t } = useTranslation()
  return (
    <article className={classes.page}>
      <h1>{t('The back office of staffing and student-placement firms')}</h1>
      <p>
        {t(
          'Corridor keeps candidates, hotlists and the lists behind them in one place, so that recruiters and bench marketers find the right person while the position is still open.',
        )}
      </p>
      <div className={classes.actions}>
        <ButtonLink to={paths.company.signIn}>{t('Agent Login')}</ButtonLink>
        <ButtonLink variant="default" to={paths.about}>
          {t('About')}
        </ButtonLink>
      </div>
      <h2 id="faq">{t('FAQ')}</h2>
      <p>
        {t('Questions about your account go to the owner of your company; everything else stands on the help page.')}
      </p>
    </article>
  )
}
