import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import type { SignInWish } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Entrance } from './entrance.tsx'

interface SignInDialogProps {
  readonly wish: SignInWish
  readonly onClose: () => void
}

/** Logging in or making an account, on top of whatever page one is on. */
export default function SignInDialog({ wish, onClose }: SignInDialogProps) {
  const { text } = useLanguage()
  const [view, setView] = useState(wish.view)
  return (
    <Dialog
      form={view === 'login' ? 'narrow' : 'centre'}
      title={view === 'login' ? text(message('pages.login')) : text(message('pages.register'))}
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
