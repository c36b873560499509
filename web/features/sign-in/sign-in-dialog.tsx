import { useState } from 'react'
import { Dialog } from '#web/kit/dialog.tsx'
import type { SignInWish } from '#web/kit/sign-in-door.ts'
import { Entrance } from './entrance.tsx'

interface SignInDialogProps {
  readonly wish: SignInWish
  readonly onClose: () => void
}

/** Logging in or making an account, on top of whatever page one is on. */
export default function SignInDialog({ wish, onClose }: SignInDialogProps) {
  const [view, setView] = useState(wish.view)
  return (
    <Dialog
      form={view === 'login' ? 'narrow' : 'centre'}
      title={view === 'login' ? 'Log in' : 'Create an account'}
      onClose={onClose}
    >
      <Entrance
        view={view}
        returnTo={wish.returnTo}
        arrival={wish.arrival}
        onView={setView}
        onDone={onClose}
      />
    </Dialog>
  )
}
