import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { AnchoredPanel } from '../../../lib/late/anchored'
import type { LateMenuProps } from '../../../lib/late/use-late-menu'

/** The address of a link in a mail; an empty one takes the link away. */
export default function LinkPanel({ editor, ...menu }: LateMenuProps & { editor: Editor }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const [isCounted, setIsCounted] = useState(false)
  useEffect(() => {
    if (!menu.opened) return
    const { href, isCounted: counts } = editor.getAttributes('link')
    setAddress(String(href ?? ''))
    setIsCounted(counts === true)
  }, [menu.opened, editor])

  function save() {
    const href = address.trim()
    const whole = /^(https?:|mailto:)/i.test(href) ? href : `https://${href}`
    const chain = editor.chain().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: whole, isCounted } }] })
        .run()
    else chain.setMark('link', { href: whole, isCounted }).run()
    menu.onChange(false)
    requestAnimationFrame(() => editor.commands.focus())
  }

  return (
    <AnchoredPanel {...menu} label={t('Link')} width={300}>
      <TextInput
        label={t('Address of the link')}
        description={t('Without an address it is no link.')}
        dir="ltr"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <Checkbox
        mt="xs"
        label={t('Count who follows it')}
        description={t('For what asks the reader to act. Links to a hotlist or a job of yours are counted anyway.')}
        checked={isCounted}
        onChange={(event) => setIsCounted(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="xs">
        <Button size="xs" onClick={save}>
          {t('Save')}
        </Button>
      </Group>
    </AnchoredPanel>
  )
}
