import { IconCheck, IconCircle, IconX } from '@tabler/icons-react'
import { PASSWORD_RULES, passwordPoints, passwordStrength } from '#domain/account/password-rules.ts'
import { Grid, Row } from '../layout.tsx'
import classes from './password.module.css'
import { PasswordField } from './password-field.tsx'

/** What `form.getInputProps(name)` gives for a text that the form keeps. */
type KeptText = Omit<React.ComponentProps<typeof PasswordField>, 'label'> & { readonly value?: string }

interface NewPasswordProps {
  readonly label?: string
  readonly password: KeptText
  readonly confirmation: KeptText
}

/** A new password with its strength and rules, and the same once more (specification of accounts §5). */
export function NewPasswordFields({ label = 'Password', password, confirmation }: NewPasswordProps) {
  const [first = '', second = ''] = [password.value, confirmation.value]
  return (
    <>
      <div>
        <PasswordField label={label} autoComplete="new-password" required {...password} />
        <Strength password={first} />
        <Rules password={first} />
      </div>
      <div>
        <PasswordField
          label={`Confirm ${label.toLowerCase()}`}
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
        <span className="sr-only">Strength of the password: </span>
        {word}
      </output>
    </Row>
  )
}

function Rules({ password }: { readonly password: string }) {
  return (
    <Grid as="ul" gap={6} rows={4} className={classes.rules} aria-label="What the password needs">
      {PASSWORD_RULES.map(({ name, sentence, isMet }) => {
        const met = isMet(password)
        return (
          <li key={name} data-met={met || undefined}>
            {met ? <IconCheck size={16} aria-hidden="true" /> : <IconCircle size={16} aria-hidden="true" />}
            {sentence}
            <span className="sr-only">{met ? ': kept' : ': not yet'}</span>
          </li>
        )
      })}
    </Grid>
  )
}

function Match({ isMatch, isShown }: { readonly isMatch: boolean; readonly isShown: boolean }) {
  return (
    <output className={classes.match} data-match={isMatch}>
      {isShown && (
        <>
          {isMatch ? <IconCheck size={16} aria-hidden="true" /> : <IconX size={16} aria-hidden="true" />}
          {isMatch ? 'MATCH' : 'DOES NOT MATCH'}
        </>
      )}
    </output>
  )
}
