import { useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
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
  return (
    <ProofDialog
      title="Turn off the authenticator app"
      yes="Turn off"
      asksPassword={asksPassword}
      onConfirm={async (password) => {
        await ask('POST /account/two-factor/disable', { body: given(password) })
        onClose()
        await onDone('The authenticator app is off.')
      }}
      onClose={onClose}
    >
      <p>Its recovery codes count no more. You are signed out everywhere else.</p>
    </ProofDialog>
  )
}

export function RenewCodesDialog({ account, asksPassword, onDone, onClose }: StepDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} username={account.username} onClose={onClose} />
  return (
    <ProofDialog
      title="New recovery codes"
      yes="Make new codes"
      asksPassword={asksPassword}
      onConfirm={async (password) => {
        const renewed = await ask('POST /account/two-factor/backup-codes', { body: given(password) })
        setCodes(renewed.backup_codes)
        await onDone('New recovery codes were made.')
      }}
      onClose={onClose}
    >
      <p>The codes that you have now count no more.</p>
    </ProofDialog>
  )
}

interface EmailStepProps extends StepDialogProps {
  readonly isOn: boolean
  /** Stays as it is. */
  readonly hasAuthenticator: boolean
}

export function EmailStepDialog(props: EmailStepProps) {
  const { account, asksPassword, isOn, hasAuthenticator, onDone, onClose } = props
  return (
    <ProofDialog
      title={isOn ? 'Turn off codes by e-mail' : 'Turn on codes by e-mail'}
      yes={isOn ? 'Turn off' : 'Turn on'}
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
        await onDone(isOn ? 'Codes by e-mail are off.' : 'Codes by e-mail are on.')
      }}
      onClose={onClose}
    >
      <p>
        {isOn
          ? 'Signing in asks for no code from your e-mail any more.'
          : `At each sign-in a code is sent to ${account.email}.`}{' '}
        You are signed out everywhere else.
      </p>
    </ProofDialog>
  )
}

function given(password: string | undefined) {
  return password === undefined ? {} : { password }
}
