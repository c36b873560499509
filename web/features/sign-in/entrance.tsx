import { useState } from 'react'
import { type Message, message } from '#domain/message/message.ts'
import { FormError } from '#web/kit/form/field.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import type { SignInWish } from '#web/kit/sign-in-door.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { enterAfterSignIn } from './enter-after-sign-in.ts'
import { type Challenge, LoginForm } from './login-form.tsx'
import { RegisterForm, REGISTERED } from './register-form.tsx'
import { SecondStep } from './second-step.tsx'
import { useArrival } from './use-arrival.ts'

type View = SignInWish['view']

interface EntranceProps {
  readonly view: View
  /** Where to go afterwards; undefined: stay. */
  readonly returnTo: string | undefined
  /** What another site sent somebody back with: the query of the address. */
  readonly arrival?: string | undefined
  readonly onView: (view: View) => void
  /** Somebody is signed in now, or goes on to another page. */
  readonly onDone: () => void
}

/** The login view, the create-account view, and the second step after the first: the same in the dialog and on pages. */
export function Entrance({ view, returnTo, arrival, onView, onDone }: EntranceProps) {
  const { text } = useLanguage()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [username, setUsername] = useState('')
  const [letter, setLetter] = useState<Message | null>(null)
  const enter = async (wanted: string | null = null) => {
    onDone()
    await enterAfterSignIn(wanted ?? returnTo)
  }
  const { busy, failure } = useArrival(arrival, { onEnter: enter, onSecondStep: setChallenge })
  if (busy) return <p role="status">{text(message('sign-in.finishing'))}</p>
  if (challenge) {
    return <SecondStep challenge={challenge} onEnter={() => enter()} onBack={() => setChallenge(null)} />
  }
  if (view === 'register') {
    return (
      <RegisterForm
        returnTo={returnTo}
        onLogin={() => onView('login')}
        onRegistered={(name, about) => {
          setUsername(name)
          setLetter(about)
          onView('login')
        }}
      />
    )
  }
  return (
    <Stack gap={16} widest={640}>
      {letter !== null && (
        <Box role="status" card="accent" weight={500}>
          <p>{text(REGISTERED)}</p>
          <Text above={4} weight={400} breaks>
            {text(letter)}
          </Text>
        </Box>
      )}
      <FormError>{failure && text(failure)}</FormError>
      <LoginForm
        key={username}
        username={username}
        returnTo={returnTo}
        onEnter={() => enter()}
        onSecondStep={setChallenge}
        onRegister={() => onView('register')}
        onLeave={onDone}
      />
    </Stack>
  )
}
