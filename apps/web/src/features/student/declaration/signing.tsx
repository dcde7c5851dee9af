import type {
  DeclarationPage,
  DeclarationSign,
  DeclarationSignature,
} from '@corridor/contract/student/declaration/shapes'
import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import { isLanguage, type Language, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { errorText } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { ReadText } from '../../trust/proof/exports/read-text'
import { ShownSteps } from './shown-steps'
import { SignatureForm, type Signed } from './signature-form'
import classes from './signing.module.css'

interface SigningProps {
  studentId: string
  page: DeclarationPage
  setLanguage: (language: Language) => void
  /** Brings text and facts as they stand now. */
  readAgain: () => Promise<unknown>
  leave: () => void
}

/** The page that a student reads and signs, and after them a guardian of one under 18; the file is closed by both at once. */
export function Signing({ studentId, page, setLanguage, readAgain, leave }: SigningProps) {
  const { text, words: said, consents, needsGuardian, guardians, studentName, companyName, factsHash } = page
  const [role, setRole] = useState<SignerRole>('student')
  const [student, setStudent] = useState<DeclarationSignature>()
  const [readOf, setReadOf] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const word = (name: string) => said[name] ?? ''
  const { version, language, textHash } = text

  async function send(body: DeclarationSign) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await client.declaration.sign(body)
      setIsDone(true)
    } catch (error) {
      setFailure(errorText(error))
      // Whoever signed what has changed reads it, and signs, anew.
      setRole('student')
      setStudent(undefined)
      setReadOf(undefined)
      await readAgain()
    } finally {
      setIsBusy(false)
    }
  }

  function sign({ name, drawing, contact }: Signed) {
    const signature = { version, language, textHash, name, drawing, consent: true }
    if (role === 'guardian' && student)
      return void send({ studentId, factsHash, student, guardian: { ...signature, contact: contact ?? 0 } })
    if (!needsGuardian) return void send({ studentId, factsHash, student: signature })
    setStudent(signature)
    setRole('guardian')
    setReadOf(undefined)
  }

  const { dir } = languageFacts[language]
  if (isDone)
    return (
      <div className={classes.page} lang={language} dir={dir}>
        <h1>{text.title}</h1>
        <Message tone="good">{word('thanks')}</Message>
        <p>{word('handBack')}</p>
        <Button variant="default" onClick={leave} data-autofocus>
          {word('leave')}
        </Button>
      </div>
    )
  // Each signer comes to the end of the text in the language in which it is shown.
  const reading = `${role} ${textHash}`
  return (
    <div className={classes.page} lang={language} dir={dir}>
      <header className={classes.head}>
        <div>
          <p className={classes.company}>
            <bdi>{companyName}</bdi>
          </p>
          <h1>{text.title}</h1>
          <p className={classes.student}>
            <bdi>{studentName}</bdi>
          </p>
        </div>
        <Select
          label={word('language')}
          value={language}
          data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
          allowDeselect={false}
          w={160}
        />
      </header>
      <Stack gap="lg">
        {failure && <Message tone="danger">{failure}</Message>}
        <section>
          <h2>{word('facts')}</h2>
          <ShownSteps steps={page.steps} />
        </section>
        <ReadText
          key={reading}
          text={text}
          reading={{
            words: { end: word('end'), ended: word('ended'), left: word('left') },
            onRead: () => setReadOf(reading),
          }}
        />
        <SignatureForm
          key={role}
          role={role}
          consent={consents[role]}
          word={word}
          guardians={guardians}
          isRead={readOf === reading}
          isBusy={isBusy}
          isLast={role === 'guardian' || !needsGuardian}
          sign={sign}
        />
        <Button variant="subtle" w="fit-content" onClick={leave}>
          {word('leave')}
        </Button>
      </Stack>
    </div>
  )
}
