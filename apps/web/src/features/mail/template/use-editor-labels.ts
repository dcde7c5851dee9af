import { useTranslation } from '../../../lib/i18n'

/** What the buttons of the editor are called. */
export function useEditorLabels() {
  const { t } = useTranslation()
  return {
    boldControlLabel: t('Bold'),
    italicControlLabel: t('Italic'),
    underlineControlLabel: t('Underlined'),
    linkControlLabel: t('Link'),
    h2ControlLabel: t('Heading'),
    h3ControlLabel: t('Smaller heading'),
    bulletListControlLabel: t('List with bullets'),
    orderedListControlLabel: t('List with numbers'),
    blockquoteControlLabel: t('Quotation'),
    undoControlLabel: t('Undo'),
    redoControlLabel: t('Do again'),
    linkEditorInputLabel: t('Address of the link'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('Opens in a new tab'),
    linkEditorInternalLink: t('Opens in the same tab'),
    linkEditorSave: t('Save'),
  }
}
