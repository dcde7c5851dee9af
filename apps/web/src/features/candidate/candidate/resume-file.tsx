import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './read-resume.module.css'

/** The file at hand, and the way to another one where there is one. */
export function ResumeFile({ name, chooseAnother }: { name: string; chooseAnother?: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={classes.file}>
      <IconFileText size={18} aria-hidden />
      <span className={classes.fileName}>{name}</span>
      {chooseAnother && (
        <Button size="compact-md" variant="default" onClick={chooseAnother}>
          {t('Choose another file')}
        </Button>
      )}
    </div>
  )
}
