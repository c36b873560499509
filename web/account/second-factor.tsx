import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { PartLoading } from './part-loading.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { showToast } from '#web/kit/toast.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { refreshOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { DisableDialog, EmailStepDialog, RenewCodesDialog } from './second-factor-dialogs.tsx'
import { SecondStepRow } from './second-step-row.tsx'
import classes from './settings-part.module.css'

interface SecondFactorProps {
  readonly account: OwnAccount
  /** A step that this server cannot offer stands there too, with the reason; otherwise it is left out. */
  readonly explainsMissing?: boolean
}

/** The second steps of a sign-in that this server can offer: which are on, and the ways to change that. */
export function SecondFactor({ account, explainsMissing = false }: SecondFactorProps) {
  const answer = useAnswer('GET /account/two-factor')
  return (
    <WhenAnswered
      answer={answer}
      what="the security of your account"
      wait={<PartLoading what="the security of your account" />}
    >
      {(state) => <Steps {...{ account, explainsMissing, state }} />}
    </WhenAnswered>
  )
}

interface StepsProps extends Required<SecondFactorProps> {
  readonly state: AnswerOf<'GET /account/two-factor'>
}

function Steps({ account, explainsMissing, state }: StepsProps) {
  const [doing, setDoing] = useState<'set-up' | 'disable' | 'renew' | 'email' | null>(null)
  const { totp, email, sms, recovery_codes_left: left, has_password: asksPassword, available } = state
  const dialog = {
    account,
    asksPassword,
    onDone: async (sentence: string) => {
      void showToast({ kind: 'success', title: sentence })
      // Codes that were made are in sight by now: they are shown once and must not wait for this.
      await Promise.all([askAgainAfter('POST /account/two-factor/confirm'), refreshOwnAccount()])
    },
    onClose: () => setDoing(null),
  }
  return (
    <>
      <Stack gap={16} className={classes.list}>
        <SecondStepRow
          name="Authenticator app"
          isOn={totp}
          text="Google Authenticator, Microsoft Authenticator or another app shows a code of six digits."
          {...(totp && {
            note: left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`,
          })}
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
        {(available.sms || explainsMissing) && (
          <SecondStepRow
            name="SMS/Phone Number"
            isOn={sms}
            text={available.sms ? 'A code is sent to your phone.' : NO_SMS}
          />
        )}
      </Stack>
      {doing === 'set-up' && <AuthenticatorDialog {...dialog} />}
      {doing === 'disable' && <DisableDialog {...dialog} />}
      {doing === 'renew' && <RenewCodesDialog {...dialog} />}
      {doing === 'email' && <EmailStepDialog {...dialog} isOn={email} hasAuthenticator={totp} />}
    </>
  )
}

const NO_SMS = 'Not available: this server has no provider of text messages. Use an authenticator app.'
