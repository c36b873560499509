import { digitsTyped } from '#domain/account/typed-code.ts'
import type { AnswerOf } from '#contract/call.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import classes from './second-factor.module.css'

interface AuthenticatorDialogProps {
  readonly account: OwnAccount
  readonly asksPassword: boolean
  /** The app is confirmed and counts from now on; the sentence says so. */
  readonly onDone: (sentence: string) => Promise<void>
  readonly onClose: () => void
}

type Begun = AnswerOf<'POST /account/two-factor/enable'>

/** Password, then the code to scan and the first code of the app, then the recovery codes. */
export function AuthenticatorDialog({ account, asksPassword, onDone, onClose }: AuthenticatorDialogProps) {
  const { text } = useLanguage()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  if (!begun) {
    return (
      <ProofDialog
        title={text(message('security.set-up-app'))}
        yes={text(message('security.continue'))}
        asksPassword={asksPassword}
        onConfirm={async (password) =>
          setBegun(
            await ask('POST /account/two-factor/enable', {
              body: {
                ...(password !== undefined && { password }),
              },
            }),
          )
        }
        onClose={onClose}
      >
        <p>{text(message('security.app-about'))}</p>
      </ProofDialog>
    )
  }
  return (
    <Dialog
      key={isConfirmed ? 'codes' : 'first-code'}
      form="centre"
      title={isConfirmed ? text(message('security.keep-codes')) : text(message('security.set-up-app'))}
      onClose={onClose}
    >
      {isConfirmed ? (
        <RecoveryCodes codes={begun.backup_codes} username={account.username} onClose={onClose} />
      ) : (
        <FirstCode
          begun={begun}
          onConfirmed={async () => {
            setConfirmed(true)
            await onDone(text(message('security.app-is-on')))
          }}
        />
      )}
    </Dialog>
  )
}

function FirstCode(props: { readonly begun: Begun; readonly onConfirmed: () => Promise<void> }) {
  const { text } = useLanguage()
  const { totp_uri: address, secret } = props.begun
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (value) => (/^\d{6}$/.test(digitsTyped(value)) ? null : text(message('security.six-digits'))),
    },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async ({ code }) => {
      await ask('POST /account/two-factor/confirm', { body: { code: digitsTyped(code) } })
      await props.onConfirmed()
    },
  })
  return (
    <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
      <Grid gap={20} align="start" className={classes.setup}>
        <QrCode text={address} label={text(message('security.scan-label'))} />
        <Stack gap={16}>
          <p>{text(message('security.scan'))}</p>
          <code className={classes.secret}>{inFours(secret)}</code>
          <TextField
            label={text(message('security.app-code'))}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            data-autofocus=""
            {...form.getInputProps('code')}
          />
        </Stack>
      </Grid>
      <FormError>{failure}</FormError>
      <Row wrap gap={8} justify="end">
        <Button type="submit" kind="primary" disabled={busy}>
          {text(message('security.turn-on'))}
        </Button>
      </Row>
    </Stack>
  )
}

/** `ABCDEFGH` → `ABCD EFGH`, which is easier to type. */
function inFours(text: string): string {
  return text.replaceAll(/.{4}(?=.)/g, '$& ')
}
