import { useState } from 'react'
import type { OwnAccount } from '#contract/account/sign-in.ts'
import { ProofDialog } from '#web/account/proof-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { ask } from '#web/queries/ask.ts'
import { leaveOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** Removes the account for good, after asking whether it is meant (texts of the specification of accounts §8). */
export function DeactivatePart({ account }: { readonly account: OwnAccount }) {
  const [step, setStep] = useState<'closed' | 'asking' | 'done'>('closed')
  const security = useAnswer('GET /account/two-factor')
  const asksPassword = security.status !== 'ready' || security.value.has_password
  return (
    <>
      <p>
        Your profile, your history, your notifications and your private dashboards are deleted. Public
        dashboards and plugins that were approved stay, without your name.
      </p>
      <div>
        <Button kind="danger" onClick={() => setStep('asking')}>
          Deactivate Account
        </Button>
      </div>
      {step === 'asking' && (
        <ProofDialog
          title="Are you sure?"
          yes="Yes, deactivate it!"
          no="No, keep my account"
          isDanger
          asksPassword={asksPassword}
          describe={({ message }) => `Failed to deactivate account. ${message}`}
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
          <p>
            Do you really want to deactivate your account? This action cannot be undone. Drafts that are on
            this device go with it.
          </p>
        </ProofDialog>
      )}
      {step === 'done' && (
        <Dialog form="centre" title="Account deactivated successfully!" onClose={leaveOwnAccount}>
          <p role="status">You are signed out everywhere.</p>
          <Row wrap gap={8} justify="end">
            <Button kind="primary" data-autofocus="" onClick={leaveOwnAccount}>
              OK
            </Button>
          </Row>
        </Dialog>
      )}
    </>
  )
}
