import { useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'

interface StepDialogProps {
  readonly account: OwnAccount
  readonly asksPassword: boolean
  /** It was done; the sentence says what. */
  readonly onDone: (sentence: string) => Promise<void>
  readonly onClose: () => void
}

export function DisableDialog({ asksPassword, onDone, onClose }: StepDialogProps) {
  const { text } = useLanguage()
  return (
    <ProofDialog
      title={text(message('security.turn-app-off'))}
      yes={text(message('security.turn-off'))}
      asksPassword={asksPassword}
      onConfirm={async (password) => {
        await ask('POST /account/two-factor/disable', { body: given(password) })
        onClose()
        await onDone(text(message('security.app-is-off')))
      }}
      onClose={onClose}
    >
      <p>{text(message('security.off-about'))}</p>
    </ProofDialog>
  )
}

export function RenewCodesDialog({ account, asksPassword, onDone, onClose }: StepDialogProps) {
  const { text } = useLanguage()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} username={account.username} onClose={onClose} />
  return (
    <ProofDialog
      title={text(message('security.new-codes'))}
      yes={text(message('security.make-codes'))}
      asksPassword={asksPassword}
      onConfirm={async (password) => {
        const renewed = await ask('POST /account/two-factor/backup-codes', { body: given(password) })
        setCodes(renewed.backup_codes)
        await onDone(text(message('security.codes-made')))
      }}
      onClose={onClose}
    >
      <p>{text(message('security.codes-end'))}</p>
    </ProofDialog>
  )
}

interface EmailStepProps extends StepDialogProps {
  readonly isOn: boolean
  /** Stays as it is. */
  readonly hasAuthenticator: boolean
}

export function EmailStepDialog(props: EmailStepProps) {
  const { text } = useLanguage()
  const { account, asksPassword, isOn, hasAuthenticator, onDone, onClose } = props
  return (
    <ProofDialog
      title={isOn ? text(message('security.turn-email-off')) : text(message('security.turn-email-on'))}
      yes={isOn ? text(message('security.turn-off')) : text(message('security.turn-on'))}
      asksPassword={asksPassword}
      onConfirm={async (password) => {
        await ask('POST /users/{id}/security-settings', {
          path: { id: account.id },
          body: {
            sms: false,
            email: !isOn,
            googleAuthenticator: hasAuthenticator,
            microsoftAuthenticator: hasAuthenticator,
            ...given(password),
          },
        })
        onClose()
        await onDone(isOn ? text(message('security.email-is-off')) : text(message('security.email-is-on')))
      }}
      onClose={onClose}
    >
      <p>
        {isOn
          ? text(message('security.email-off-about'))
          : text(message('security.email-on-about', { email: account.email }))}{' '}
        {text(message('security.signed-out-elsewhere'))}
      </p>
    </ProofDialog>
  )
}

function given(password: string | undefined) {
  return password === undefined ? {} : { password }
}
