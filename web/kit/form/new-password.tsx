import { IconCheck, IconCircle, IconX } from '#web/kit/icons.ts'
import { PASSWORD_RULES, passwordPoints, passwordStrength } from '#domain/account/password-rules.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Grid, Row } from '../layout.tsx'
import classes from './password.module.css'
import { PasswordField } from './password-field.tsx'

/** The properties that `form.getInputProps(name)` gives for a text that the form keeps. */
type KeptText = Omit<React.ComponentProps<typeof PasswordField>, 'label'> & { readonly value?: string }

interface NewPasswordProps {
  /** In place of one that the account has already. */
  readonly isNew?: boolean
  readonly password: KeptText
  readonly confirmation: KeptText
}

/** A new password with its strength and rules, and the same once more (specification of accounts §5). */
export function NewPasswordFields({ isNew = false, password, confirmation }: NewPasswordProps) {
  const { text } = useLanguage()
  const isNewWord = isNew ? 'yes' : 'no'
  const [first = '', second = ''] = [password.value, confirmation.value]
  return (
    <>
      <div>
        <PasswordField
          label={text(message('form.new-password', { isNew: isNewWord }))}
          autoComplete="new-password"
          required
          {...password}
        />
        <Strength password={first} />
        <Rules password={first} />
      </div>
      <div>
        <PasswordField
          label={text(message('form.confirm-password', { isNew: isNewWord }))}
          autoComplete="new-password"
          required
          {...confirmation}
        />
        <Match isMatch={first === second} isShown={second !== ''} />
      </div>
    </>
  )
}

/** Five parts, one for each rule that is kept, and the word. */
function Strength({ password }: { readonly password: string }) {
  const { text } = useLanguage()
  const parts = passwordPoints(password) / 20
  const word = password === '' ? '' : passwordStrength(password)
  return (
    <Row gap={10} align="center" className={classes.strength} data-strength={word}>
      <Grid as="span" gap={4} className={classes.parts} aria-hidden="true">
        {PASSWORD_RULES.map(({ name }, index) => (
          <span key={name} data-filled={index < parts || undefined} />
        ))}
      </Grid>
      <output className={classes.word}>
        <span className="sr-only">{text(message('form.strength'))} </span>
        {word && text(message('form.strength-word', { word }))}
      </output>
    </Row>
  )
}

function Rules({ password }: { readonly password: string }) {
  const { text } = useLanguage()
  return (
    <Grid as="ul" gap={6} rows={4} className={classes.rules} aria-label={text(message('form.needs'))}>
      {PASSWORD_RULES.map(({ name, isMet }) => {
        const met = isMet(password)
        return (
          <li key={name} data-met={met || undefined}>
            {met ? <IconCheck size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
            {text(message('form.rule', { rule: name }))}
            <span className="sr-only">{text(message('form.rule-kept', { kept: met ? 'yes' : 'no' }))}</span>
          </li>
        )
      })}
    </Grid>
  )
}

function Match({ isMatch, isShown }: { readonly isMatch: boolean; readonly isShown: boolean }) {
  const { text } = useLanguage()
  return (
    <output className={classes.match} data-match={isMatch}>
      {isShown && (
        <>
          {isMatch ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
          {isMatch ? text(message('form.match')) : text(message('form.no-match'))}
        </>
      )}
    </output>
  )
}
