import type { DeclarationPage } from '@corridor/contract/student/declaration/shapes'
import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { NameDrawing } from '@corridor/contract/trust/proof/shapes'
import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, Suspense, useState } from 'react'
import { late } from '../../../lib/late/late'
import { Message } from '../../../ui/message'

const NameField = late(() => import('../../trust/proof/exports/name-field'))

export interface Signed {
  name: string
  drawing: NameDrawing | null
  /** Place of the guardian among the emergency contacts. */
  contact: number | undefined
}

interface SignatureFormProps {
  role: SignerRole
  consent: string
  /** A word of the page, in the language of whoever signs. */
  word: (name: string) => string
  guardians: DeclarationPage['guardians']
  /** False until the signer has come to the end of the text. */
  isRead: boolean
  isBusy: boolean
  /** Nobody signs after this one. */
  isLast: boolean
  sign: (signed: Signed) => void
}

/** One signature: a typed name, beside it a drawn one for whoever wants, and the consent. The browser says if one is missing, in its language. */
export function SignatureForm(props: SignatureFormProps) {
  const { role, consent, word, guardians, isRead, isBusy, isLast, sign } = props
  const [contact, setContact] = useState(role === 'guardian' ? guardians[0]?.contact : undefined)
  const [name, setName] = useState('')
  const [drawing, setDrawing] = useState<NameDrawing | null>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRead && !isBusy) sign({ name: name.trim(), drawing, contact })
  }
  return (
    <section>
      <h2>{word(role === 'guardian' ? 'guardianSigns' : 'studentSigns')}</h2>
      <form onSubmit={submit} aria-busy={isBusy}>
        <Stack gap="md">
          {!isRead && <Message tone="news">{word('readFirst')}</Message>}
          {role === 'guardian' && (
            <Select
              label={word('guardian')}
              value={String(contact)}
              data={guardians.map((one) => ({ value: String(one.contact), label: one.name }))}
              onChange={(value) => setContact(Number(value))}
              allowDeselect={false}
            />
          )}
          <TextInput
            name="name"
            label={word('name')}
            description={word('nameHint')}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            pattern=".*\S.*\S.*"
            maxLength={100}
            required
          />
          {isDrawing ? (
            <Suspense fallback={null}>
              <NameField words={{ field: word('field'), clear: word('clear') }} onDrawn={setDrawing} />
            </Suspense>
          ) : (
            <Button variant="default" w="fit-content" onClick={() => setIsDrawing(true)}>
              {word('draw')}
            </Button>
          )}
          <Checkbox name="consent" label={consent} required />
          <Button type="submit" w="fit-content" disabled={!isRead || isBusy}>
            {word(isBusy ? 'wait' : isLast ? 'sign' : 'next')}
          </Button>
        </Stack>
      </form>
    </section>
  )
}
