import { useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
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
      what={message('security.of-account')}
      wait={<PartLoading what={message('security.of-account')} />}
    >
      {(state) => <Steps {...{ account, explainsMissing, state }} />}
    </WhenAnswered>
  )
}

interface StepsProps extends Required<SecondFactorProps> {
  readonly state: AnswerOf<'GET /account/two-factor'>
}

function Steps({ account, explainsMissing, state }: StepsProps) {
  const { text } = useLanguage()
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
          name={text(message('security.app'))}
          isOn={totp}
          about={text(message('security.app-text'))}
          {...(totp && {
            note: text(message('security.codes-left', { count: left })),
          })}
        >
          {totp ? (
            <>
              <Button onClick={() => setDoing('renew')}>{text(message('security.new-codes'))}</Button>
              <Button onClick={() => setDoing('disable')}>{text(message('security.turn-off'))}</Button>
            </>
          ) : (
            <Button onClick={() => setDoing('set-up')}>{text(message('security.set-up'))}</Button>
          )}
        </SecondStepRow>
        {available.email && (
          <SecondStepRow
            name={text(message('security.email'))}
            isOn={email}
            about={text(message('security.email-text', { email: account.email }))}
          >
            <Button onClick={() => setDoing('email')}>
              {email ? text(message('security.turn-off')) : text(message('security.turn-on'))}
            </Button>
          </SecondStepRow>
        )}
        {(available.sms || explainsMissing) && (
          <SecondStepRow
            name={text(message('security.sms'))}
            isOn={sms}
            about={available.sms ? text(message('security.sms-text')) : text(message('security.no-sms'))}
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
