import { useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { message } from '#domain/message/message.ts'
import { ProofDialog } from '#web/account/proof-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** Removes the account for good, after asking whether it is meant (texts of the specification of accounts §8). */
export function DeactivatePart({ account }: { readonly account: OwnAccount }) {
  const { text } = useLanguage()
  const [step, setStep] = useState<'closed' | 'asking' | 'done'>('closed')
  const security = useAnswer('GET /account/two-factor')
  const asksPassword = security.status !== 'ready' || security.value.has_password
  return (
    <>
      <p>{text(message('settings.deactivate-about'))}</p>
      <div>
        <Button kind="danger" onClick={() => setStep('asking')}>
          {text(message('settings.deactivate'))}
        </Button>
      </div>
      {step === 'asking' && (
        <ProofDialog
          title={text(message('settings.sure'))}
          yes={text(message('settings.deactivate-yes'))}
          no={text(message('settings.deactivate-no'))}
          isDanger
          asksPassword={asksPassword}
          describe={({ message: reason }) => text(message('settings.not-deactivated', { reason }))}
          onConfirm={async (password) => {
            await ask('DELETE /users/{id}', {
              path: { id: account.id },
              body: {
                ...(password !== undefined && { password }),
              },
            })
            setStep('done')
          }}
          onClose={() => setStep('closed')}
        >
          <p>{text(message('settings.really'))}</p>
        </ProofDialog>
      )}
      {step === 'done' && (
        <Dialog form="centre" title={text(message('settings.deactivated'))} onClose={leaveOwnAccount}>
          <p role="status">{text(message('settings.signed-out-all'))}</p>
          <Row wrap gap={8} justify="end">
            <Button kind="primary" data-autofocus="" onClick={leaveOwnAccount}>
              {text(message('security.ok'))}
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  )
}
