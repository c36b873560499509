import { useRef, useState } from 'react'
import { requestOf } from '#contract/call.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './configurer.module.css'

interface LogoFieldProps {
  readonly logo: string | null
  readonly onChange: (logo: string | null) => void
}

/** The address under which a logo is shown. */
export function logoAddress(logo: string): string {
  return requestOf('GET /front/logos/{name}', { path: { name: logo } }).address
}

/** The logo: the server looks at the file, so that no script comes with it. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { text } = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const upload = async (file: File | undefined) => {
    if (!file) return
    const body = new FormData()
    body.append('logo', file)
    try {
      const kept = await ask('PUT /front/logo', { body })
      setFailure(null)
      onChange(kept.logo)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Stack gap={8}>
      <Text weight={500}>{text(message('configurer.logo'))}</Text>
      <FormError>{failure}</FormError>
      <Row wrap gap={12} align="center">
        {logo && (
          <img className={classes.logo} src={logoAddress(logo)} alt={text(message('configurer.logo'))} />
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={text(message('configurer.logo'))}
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0])
            // The same file may be chosen again.
            currentTarget.value = ''
          }}
        />
        <Button onClick={() => input.current?.click()}>
          {text(message(logo ? 'configurer.replace' : 'configurer.choose-logo'))}
        </Button>
        {logo && <Button onClick={() => onChange(null)}>{text(message('configurer.remove'))}</Button>}
      </Row>
      <Text tone="faint" size={13}>
        {text(message('configurer.logo-help'))}
      </Text>
    </Stack>
  )
}
