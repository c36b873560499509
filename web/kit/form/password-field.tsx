import { IconEye, IconEyeOff } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Row } from '../layout.tsx'
import { FieldFrame, type FieldProps } from './field.tsx'
import classes from './password.module.css'

type PasswordFieldProps = FieldProps &
  Omit<React.ComponentProps<'input'>, keyof FieldProps | 'id' | 'className' | 'type'>

/** A secret line of text that can be looked at. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, help, error, optional, ...input }: PasswordFieldProps) {
  const { text } = useLanguage()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, help, error, optional }}>
      {({ className, ...attributes }) => (
        <span className={classes.frame}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={`${className} ${classes.control}`}
          />
          <Row
            type="button"
            as="button"
            align="center"
            justify="center"
            className={classes.look}
            title={shown ? text(message('form.hide')) : text(message('form.show'))}
            aria-label={text(message('form.look', { label }))}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={18} aria-hidden="true" /> : <IconEye size={18} aria-hidden="true" />}
          </Row>
        </span>
      )}
    </FieldFrame>
  )
}
