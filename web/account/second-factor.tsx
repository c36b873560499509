import { useState } from 'react'
import type {
  changeSecuritySettings,
  disableAuthenticator,
  readSecondFactor,
  renewBackupCodes,
} from '#contract/accounts/second-factor.ts'
import type { OwnAccount } from '#contract/accounts/sign-in.ts'
import { Button } from '#web/kit/button.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { SecondStepRow } from './second-step-row.tsx'
import classes from './settings-part.module.css'

type Doing = 'set-up' | 'disable' | 'renew' | 'email' | { readonly codes: readonly string[] } | null

/** The second steps of a sign-in that this server can offer: which are on, and the ways to change that. */
export function SecondFactor({ account }: { readonly account: OwnAccount }) {
  const state = useAnswer<typeof readSecondFactor>('/account/two-factor')
  const [doing, setDoing] = useState<Doing>(null)
  if (state.status === 'loading') return <Loading what="the security of your account" />
  if (state.status === 'failed') {
    return <LoadFailureMessage what="The security of your account" reason="broken" onRetry={state.reload} />
  }
  const { totp, email, recovery_codes_left: left, has_password: asksPassword, available } = state.value
  const close = () => setDoing(null)
  const changed = async (sentence: string) => {
    void showToast({ kind: 'success', title: sentence })
    await Promise.all([state.reload(), refreshOwnAccount()])
  }
  const setEmail = async (on: boolean, password?: string) => {
    await ask<typeof changeSecuritySettings>('POST', `/users/${account.id}/security-settings`, {
      sms: false,
      email: on,
      googleAuthenticator: totp,
      microsoftAuthenticator: totp,
      ...(password !== undefined && { password }),
    })
    close()
    await changed(on ? 'Codes by e-mail are on.' : 'Codes by e-mail are off.')
  }
  return (
    <>
      <div className={classes.list}>
        <SecondStepRow
          name="Authenticator app"
          isOn={totp}
          text="Google Authenticator, Microsoft Authenticator or another app shows a code of six digits."
          {...(totp && { note: `${left} recovery codes are left.` })}
        >
          {totp ? (
            <>
              <Button onClick={() => setDoing('renew')}>New recovery codes</Button>
              <Button onClick={() => setDoing('disable')}>Turn off</Button>
            </>
          ) : (
            <Button onClick={() => setDoing('set-up')}>Set up</Button>
          )}
        </SecondStepRow>
        {available.email && (
          <SecondStepRow name="Email" isOn={email} text={`A code is sent to ${account.email}.`}>
            <Button onClick={() => setDoing('email')}>{email ? 'Turn off' : 'Turn on'}</Button>
          </SecondStepRow>
        )}
      </div>
      {doing === 'set-up' && (
        <AuthenticatorDialog
          username={account.username}
          asksPassword={asksPassword}
          onDone={() => changed('The authenticator app is on.')}
          onClose={close}
        />
      )}
      {doing === 'disable' && (
        <ProofDialog
          title="Turn off the authenticator app"
          yes="Turn off"
          asksPassword={asksPassword}
          onConfirm={async (password) => {
            await ask<typeof disableAuthenticator>('POST', '/account/two-factor/disable', given(password))
            close()
            await changed('The authenticator app is off.')
          }}
          onClose={close}
        >
          <p>Its recovery codes count no more. You are signed out everywhere else.</p>
        </ProofDialog>
      )}
      {doing === 'renew' && (
        <ProofDialog
          title="New recovery codes"
          yes="Make new codes"
          asksPassword={asksPassword}
          onConfirm={async (password) => {
            const answer = await ask<typeof renewBackupCodes>(
              'POST',
              '/account/two-factor/backup-codes',
              given(password),
            )
            setDoing({ codes: answer.backup_codes })
            await state.reload()
          }}
          onClose={close}
        >
          <p>The codes that you have now count no more.</p>
        </ProofDialog>
      )}
      {doing === 'email' && (
        <ProofDialog
          title={email ? 'Turn off codes by e-mail' : 'Turn on codes by e-mail'}
          yes={email ? 'Turn off' : 'Turn on'}
          asksPassword={asksPassword}
          onConfirm={(password) => setEmail(!email, password)}
          onClose={close}
        >
          <p>
            {email
              ? 'Signing in asks for no code from your e-mail any more.'
              : `At each sign-in a code is sent to ${account.email}.`}{' '}
            You are signed out everywhere else.
          </p>
        </ProofDialog>
      )}
      {doing !== null && typeof doing === 'object' && (
        <RecoveryCodesDialog codes={doing.codes} username={account.username} onClose={close} />
      )}
    </>
  )
}

function given(password: string | undefined) {
  return password === undefined ? {} : { password }
}
